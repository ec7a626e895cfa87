import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AbortedError } from '../time/delay.js'
import { request } from './request.js'
import {
  FailedResponseError,
  InvalidJsonError,
  MissingResponseError,
  RedirectError,
  TimeoutError,
  TooLargeError,
} from './requestErrors.js'

let server: Server
let url: string

beforeAll(async () => {
  server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://a')
    if (pathname === '/silent') return undefined
    if (pathname === '/halfway') return response.writeHead(200).write('{"a"')
    if (pathname === '/away') return response.writeHead(302, { location: '/ok' }).end()
    if (pathname === '/busy')
      return response.writeHead(429, { 'retry-after': '60' }).end('{"errors":["later"]}')
    if (pathname === '/html') return response.end('<html>')
    if (pathname === '/large') return response.end(`"${'x'.repeat(5000)}"`)
    if (pathname === '/cut') return incoming.socket.destroy()
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () =>
      response.end(JSON.stringify({ method: incoming.method, body: Buffer.concat(chunks).toString() })),
    )
    return undefined
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('request', () => {
  test('default', async () => {
    expect((await request(`${url}/ok`)).body).toEqual({ method: 'GET', body: '' })
  })

  test('param: body', async () => {
    expect((await request(`${url}/ok`, { body: { a: 1 } })).body).toEqual({ method: 'POST', body: '{"a":1}' })
  })

  test.each([
    ['/silent', TimeoutError],
    ['/halfway', TimeoutError],
    ['/cut', MissingResponseError],
    ['/html', InvalidJsonError],
    ['/large', TooLargeError],
    ['/away', RedirectError],
    ['/busy', FailedResponseError],
  ])('error: %s', async (path, type) => {
    // Only a request without a whole answer should time out, also on a busy machine.
    const timeoutMs = type === TimeoutError ? 200 : 20_000
    await expect(request(`${url}${path}`, { timeoutMs, maxSizeBytes: 1000 })).rejects.toThrow(type)
  })

  test('error: reverted, with all known facts', async () => {
    await expect(request(`${url}/busy?api_key=secret`, { retry: { attempts: 1 } })).rejects.toMatchObject({
      retry: 'later',
      message: `${url}/busy?api_key=*** answered with status 429.`,
      facts: { status: 429, retryAfterMs: 60_000, body: { errors: ['later'] } },
    })
  })

  test.each([
    ['a relative address outside of a browser', 'nope', {}],
    ['an address that is none', 'http://:99999', {}],
    ['another protocol', 'ws://a.example', {}],
    ['a GET with a body', 'https://a.example', { method: 'GET', body: {} }],
    [
      'a header with a line break',
      'https://a.example',
      { headers: { authorization: 'Bearer secret\nx: y' } },
    ],
  ] as const)('error: what cannot be sent: %s', async (_, address, options) => {
    const error = await request(address, options).catch((error: unknown) => error)
    expect(error).toMatchObject({ name: 'Request.InvalidRequestError', retry: 'never' })
    expect(inspect(error)).not.toContain('secret')
  })

  test.each([Number.NaN, -1])('error: a time of %s', async (timeoutMs) => {
    await expect(request(`${url}/silent`, { timeoutMs })).rejects.toMatchObject({ name: 'InvalidTimeError' })
  })

  test('error: stopped by the caller', async () => {
    const controller = new AbortController()
    const asked = request(`${url}/silent`, { signal: controller.signal })
    controller.abort()
    await expect(asked).rejects.toThrow(AbortedError)
    await expect(request(`${url}/ok`, { signal: controller.signal })).rejects.toThrow(AbortedError)
  })
})
