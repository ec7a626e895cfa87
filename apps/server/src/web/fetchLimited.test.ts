import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FetchError, fetchLimited } from './fetchLimited.js'

let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/loop') return response.writeHead(302, { location: '/loop' }).end()
    if (request.url === '/file') return response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    if (request.url === '/nowhere') return response.writeHead(302, { location: 'http://[' }).end()
    if (request.url === '/moved') return response.writeHead(301, { location: '/plain' }).end()
    if (request.url === '/gone') return response.writeHead(404).end('{}')
    if (request.url === '/slow') return undefined
    if (request.url === '/large') return response.end('x'.repeat(5000))
    return response.end('{"name":"a"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const options = { timeoutMs: 20_000, maxSizeBytes: 1000, allowPrivateHosts: true }

describe('fetchLimited', () => {
  test('default', async () => {
    expect(await fetchLimited(`${url}/plain`, options)).toBe('{"name":"a"}')
  })

  test('behavior: redirects are followed', async () => {
    expect(await fetchLimited(`${url}/moved`, options)).toBe('{"name":"a"}')
  })

  test.each([
    ['/loop', 'too many redirects'],
    ['/file', 'scheme file:'],
    ['/nowhere', 'a redirect to an invalid URL'],
    ['/gone', 'status 404'],
    ['/large', 'more than 1000 bytes'],
  ])('error: %s', async (path, reason) => {
    await expect(fetchLimited(`${url}${path}`, options)).rejects.toMatchObject({ facts: { reason } })
  })

  test.each([
    'http://%zz@127.0.0.1/',
    'http://a:%@127.0.0.1/',
    'nonsense',
    'http://127.0.0.1:0/',
    'http://%00/',
  ])('error: %s cannot be read', async (address) => {
    await expect(fetchLimited(address, options)).rejects.toThrow(FetchError)
  })

  test('error: too slow', async () => {
    await expect(fetchLimited(`${url}/slow`, { ...options, timeoutMs: 200 })).rejects.toThrow(FetchError)
  })

  test.each(['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]'])(
    'error: %s is this machine',
    async (host) => {
      const port = new URL(url).port
      await expect(
        fetchLimited(`http://${host}:${port}/plain`, { ...options, allowPrivateHosts: false }),
      ).rejects.toMatchObject({ facts: { reason: 'private address' } })
    },
  )
})
