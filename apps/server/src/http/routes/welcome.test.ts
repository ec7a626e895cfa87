import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const chain = testChain()
let server: TestServer

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, name: 'Mint & Thyme' })
})
afterAll(() => server.close())

describe('welcomeRoutes', () => {
  test('default: a market without an app says what it has instead, and links its documentation', async () => {
    const response = await server.app.request('/')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
    const page = await response.text()
    expect(page).toContain(
      '<h1>Mint &#38; Thyme</h1><p>This is the API of a market; no app is served here.</p>',
    )
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path)
    expect(links).toEqual(['/openapi', '/openapi.json', '/health'])
    const answers = await Promise.all(links.map((path) => server.app.request(path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  test('behavior: any other path is not found', async () => {
    expect((await server.app.request('/collections')).status).toBe(404)
  })
})
