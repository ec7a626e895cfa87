import { connect } from 'node:net'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const chain = testChain()
let server: TestServer
let port: number

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  port = Number(new URL((await server.listen()).url).port)
})
afterAll(() => server.close())

/** Requests a WebSocket as no browser would, and reads the first line of the answer once the server has closed. */
function upgrade(target: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const all = {
    Host: 'market',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  }
  const lines = [
    `GET ${target} HTTP/1.1`,
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ]
  return new Promise((resolve, reject) => {
    // Left half open, like a client that waits for the server to close.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      socket.write(lines.join('\r\n')),
    )
    let text = ''
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk
      if (text.startsWith('HTTP/1.1 101')) socket.destroy()
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text.split('\r\n', 1)[0] ?? ''))
    socket.on('end', () => setImmediate(() => socket.end()))
  })
}

describe('createUpgrade', () => {
  test.each([
    '/',
    '/ws',
    '/v2/stream',
    '/v2/stream?type=sale',
    'http://market/ws',
    '/socket/websocket?token=any&vsn=2.0.0',
  ])('default: %s is a stream', async (target) => {
    expect(await upgrade(target)).toBe('HTTP/1.1 101 Switching Protocols')
  })

  test.each(['//', '/\\', '//[', 'http://[', 'http://', '*', '//market/ws', '/ws/'])(
    'error: %s is not a stream',
    async (target) => {
      expect(await upgrade(target)).toBe('HTTP/1.1 404 Refused')
    },
  )

  test.each([
    ['/v2/stream?after=x', {}, 'HTTP/1.1 400 Refused'],
    ['/v2/stream?type=constructor', {}, 'HTTP/1.1 400 Refused'],
    ['/socket/websocket?vsn=3.0.0', {}, 'HTTP/1.1 400 Refused'],
    ['/ws', { 'Sec-WebSocket-Key': 'x' }, 'HTTP/1.1 400 Bad Request'],
    ['/ws', { Upgrade: 'h2c' }, 'HTTP/1.1 400 Bad Request'],
  ])('error: %s %j is refused', async (target, headers, answer) => {
    expect(await upgrade(target, headers)).toBe(answer)
  })

  test('behavior: any address is a stream or refused', async () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '[',
      ']',
      ':',
      '@',
      '?',
      '#',
      '%',
      '..',
      'ws',
      'v2',
      'http:',
      'after=',
      '&',
    )
    const target = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(target, async (text) => {
        expect(await upgrade(text)).toMatch(/^HTTP\/1\.1 (101|400|404) /)
      }),
    )
  })
})
