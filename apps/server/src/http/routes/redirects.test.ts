import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const chain = testChain({ isUndone: false })
const { lanterns } = demo.contracts

let server: TestServer
beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, domain: 'souk.example' })
  await server.indexed(await chain.publicClient.getBlockNumber())
  await server.described()
})
afterAll(() => server.close())

async function ask(path: string) {
  const answer = await server.app.request(path)
  return { answer, body: answer.ok ? undefined : await answer.json() }
}

describe('pictures for other sites', () => {
  test.each([
    ['a token', `/redirect/tokens/${lanterns}:1/image/v1?imageSize=small`],
    ['a collection by its contract', `/redirect/collections/${lanterns}/image/v1`],
    ['a collection by its slug', '/redirect/collections/lanterns-of-the-souk/image/v1'],
  ])('default: sends the picture of %s, so that nothing in it runs', async (_, path) => {
    const { answer } = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await answer.text()).toMatch(/^<svg/)
  })

  test.each([
    ['an unknown token', `/redirect/tokens/${lanterns}:999999/image/v1`, 404, 'not_found'],
    ['an invalid token', '/redirect/tokens/none/image/v1', 400, 'invalid_input'],
    ['an unknown collection', '/redirect/collections/none/image/v1', 400, 'collection_unknown'],
    ['a currency', `/redirect/currency/${demo.contracts.dusd}/icon/v1`, 400, 'picture_unknown'],
    ['another market', '/redirect/sources/other.example/logo/v2', 400, 'source_unknown'],
    ['a market without an app', '/redirect/sources/souk.example/logo/v2', 400, 'picture_unknown'],
  ])('error: names the reason for %s', async (_, path, status, code) => {
    const { answer, body } = await ask(path)
    expect([answer.status, body.code]).toEqual([status, code])
  })
})

describe('links to this market', () => {
  test('default: leads to the item in the app, and to the logo', async () => {
    const withApp = await testServer({
      rpcUrl: chain.rpcUrl,
      domain: 'souk.example',
      webRoot: import.meta.dirname,
    })
    try {
      const link = `/redirect/sources/souk.example/tokens/${lanterns}:7/link/v2`
      const item = await withApp.app.request(link)
      expect([item.status, item.headers.get('location')]).toEqual([302, `/item/${lanterns}/7`])
      const logo = await withApp.app.request('/redirect/sources/souk.example/logo/v2')
      expect([logo.status, logo.headers.get('location')]).toEqual([302, '/favicon.svg'])
    } finally {
      await withApp.close()
    }
  })
})
