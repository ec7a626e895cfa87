import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseRetryAfter, redactUrl, request } from './request.js'

type Handler = (incoming: IncomingMessage, response: ServerResponse) => void

let server: Server
let base: string
let handler: Handler = (_, response) => response.end('{}')

beforeAll(async () => {
  server = createServer((incoming, response) => handler(incoming, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : expect.fail('no port')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const answer =
  (status: number, body: string, headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    response.writeHead(status, headers).end(body)

describe('request', () => {
  test('default: GET, and the answer is JSON', async () => {
    handler = (incoming, response) => response.end(JSON.stringify({ method: incoming.method }))
    expect(await request(base)).toMatchObject({ status: 200, body: { method: 'GET' } })
  })

  test('param: body: POST as JSON', async () => {
    handler = async (incoming, response) => {
      let body = ''
      for await (const chunk of incoming) body += String(chunk)
      response.end(JSON.stringify({ method: incoming.method, type: incoming.headers['content-type'], body }))
    }
    const { body } = await request(base, { body: { a: 1 } })
    expect(body).toEqual({ method: 'POST', type: 'application/json', body: '{"a":1}' })
  })

  test('param: signal', async () => {
    const stopping = new AbortController()
    handler = () => stopping.abort()
    await expect(request(base, { signal: stopping.signal })).rejects.toMatchObject({ name: 'AbortedError' })
  })

  test('error: no answer in time, also when only the body hangs', async () => {
    handler = () => {}
    await expect(request(base, { timeoutMs: 20 })).rejects.toMatchObject({
      name: 'Request.TimeoutError',
      retry: 'later',
    })
    handler = (_, response) => response.writeHead(200).write('{')
    await expect(request(base, { timeoutMs: 50 })).rejects.toMatchObject({ name: 'Request.TimeoutError' })
  })

  test('error: nothing there, and a connection broken off', async () => {
    await expect(request('http://127.0.0.1:1')).rejects.toMatchObject({
      name: 'Request.MissingResponseError',
    })
    handler = (incoming) => incoming.socket.destroy()
    await expect(request(base)).rejects.toMatchObject({ name: 'Request.MissingResponseError' })
  })

  test.each([
    [404, '{"errors":["none"]}', {}, { retry: 'never', facts: { status: 404, body: { errors: ['none'] } } }],
    [503, 'down', {}, { retry: 'later', facts: { status: 503, excerpt: 'down', body: undefined } }],
    [429, '', { 'retry-after': '2' }, { retry: 'later', facts: { status: 429, retryAfterMs: 2_000 } }],
  ])('error: status %d', async (status, body, headers, expected) => {
    handler = answer(status, body, headers as Record<string, string>)
    await expect(request(base)).rejects.toMatchObject({ name: 'Request.BadResponseError', ...expected })
  })

  test('error: not JSON, and too large', async () => {
    handler = answer(200, '<html>')
    await expect(request(base)).rejects.toMatchObject({
      name: 'Request.InvalidJsonError',
      facts: { excerpt: '<html>' },
    })
    handler = answer(200, JSON.stringify('x'.repeat(1_000)))
    await expect(request(base, { maxSizeBytes: 100 })).rejects.toMatchObject({
      name: 'Request.TooLargeError',
    })
  })

  test('error: a redirect to http is not followed silently', async () => {
    handler = (incoming, response) =>
      incoming.url === '/' ? response.writeHead(302, { location: '/elsewhere' }).end() : response.end('{}')
    await expect(request(base)).rejects.toMatchObject({ name: 'Request.RedirectError' })
  })

  test('behavior: no error shows a secret', async () => {
    handler = answer(500, '')
    const url = `${base.replace('//', '//me:pw@')}/v1?api_key=abc&limit=1`
    await expect(request(`${base}/v1?api_key=abc&limit=1`)).rejects.toThrow(
      `${base}/v1?api_key=***&limit=1 answered`,
    )
    expect(redactUrl(url)).toBe(`${base}/v1?api_key=***&limit=1`)
  })
})

describe('parseRetryAfter', () => {
  test.each([
    ['3', 3_000],
    ['0', 0],
    ['Thu, 01 Jan 1970 00:00:10 GMT', 10_000],
    ['Thu, 01 Jan 1960 00:00:00 GMT', 0],
    ['999999999', 300_000],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
  ])('default: %s', (header, expected) => {
    expect(parseRetryAfter(header, 0)).toBe(expected)
  })
})
