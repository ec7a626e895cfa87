import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const chain = testChain()
const contract = '0x00000000000000000000000000000000000000aa'
const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2_000, 7)])
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
const film = Buffer.concat([Buffer.from('\x1a\x45\xdf\xa3', 'latin1'), Buffer.alloc(5_000, 1)])

let files: Server
let server: TestServer
let origin: string
let asked: string[] = []

beforeAll(async () => {
  files = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/a.png') return response.end(png)
    if (request.url === '/a.svg') return response.writeHead(200, { 'content-type': 'text/html' }).end(svg)
    if (request.url === '/page') return response.writeHead(200, { 'content-type': 'image/png' }).end('<html>')
    if (request.url === '/told')
      return response.writeHead(200, { 'content-length': String(50 * 2 ** 20) }).end(png)
    if (request.url === '/endless') {
      response.write(png)
      const more = Buffer.alloc(2 ** 20)
      const go = () => {
        while (!response.destroyed && response.write(more));
        if (!response.destroyed) response.once('drain', go)
      }
      return go()
    }
    if (request.url === '/film') {
      const [, from = '0', to = String(film.length - 1)] =
        /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
      const last = Number(to || film.length - 1)
      const part = film.subarray(Number(from), last + 1)
      return response
        .writeHead(206, {
          'content-type': 'video/webm',
          'content-range': `bytes ${from}-${last}/${film.length}`,
          'content-length': String(part.length),
        })
        .end(part)
    }
    return response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
  server = await testServer({ rpcUrl: chain.rpcUrl, allowPrivateHosts: true })
  const paths = ['/a.png', '/a.svg', '/page', '/told', '/endless', '/film', '/gone']
  await server.market.db
    .insertInto('tokens')
    .values(
      paths.map((path, index) => ({
        contract,
        identifier: String(index),
        image_url: `${origin}${path}`,
        traits: '[]',
      })),
    )
    .execute()
})
afterAll(async () => {
  await server.close()
  files.closeAllConnections()
  files.close()
})

const open = (url: string, init?: RequestInit) =>
  server.app.request(`/media?url=${encodeURIComponent(url)}`, init)

describe('/media', () => {
  test('default: passes a picture on under the name of what it is', async () => {
    const answer = await open(`${origin}/a.png`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
  })

  test('behavior: a drawing with a script is sent so that nothing in it can run, whatever it was called', async () => {
    const answer = await open(`${origin}/a.svg`)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
  })

  test('behavior: a film is passed on in parts', async () => {
    const begin = await open(`${origin}/film`, { headers: { range: 'bytes=0-' } })
    expect([begin.status, begin.headers.get('content-type')]).toEqual([206, 'video/webm'])
    expect((await begin.arrayBuffer()).byteLength).toBe(film.length)
    const part = await open(`${origin}/film`, { headers: { range: 'bytes=1000-1099' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1099/${film.length}`])
    expect((await part.arrayBuffer()).byteLength).toBe(100)
  })

  test('error: an address that no token names is not asked', async () => {
    asked = []
    expect((await open(`${origin}/secret`)).status).toBe(404)
    expect((await open('nonsense')).status).toBe(400)
    expect(asked).toEqual([])
  })

  test.each([
    ['/page', 'no picture, video, sound or model'],
    ['/told', 'more than 20 MiB'],
    ['/gone', 'status 404'],
  ])('error: %s', async (path, reason) => {
    const answer = await open(`${origin}${path}`)
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ code: 'media_unavailable', facts: { reason } })
  })

  test('error: a file without end is cut off', async () => {
    const answer = await open(`${origin}/endless`)
    await expect(answer.arrayBuffer()).rejects.toThrow('more than 20 MiB')
  })
})
