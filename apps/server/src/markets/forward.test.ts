import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSender, type Sender } from './createSender.js'
import { forward } from './forward.js'

let far: Server
let near: Server
let sender: Sender
/** What the other server does with a request. */
let answer: RequestListener
let connections = 0
const away: Error[] = []

const portOf = (server: Server) => (server.address() as AddressInfo).port
const listen = async (server: Server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

beforeEach(async () => {
  connections = 0
  away.length = 0
  far = await listen(createServer((asked, response) => answer(asked, response)))
  far.on('connection', () => connections++)
  sender = createSender({ url: `http://127.0.0.1:${portOf(far)}`, prefix: '/chains/matic' })
  const onAway = (response: Parameters<RequestListener>[1]) => (error: Error) => {
    away.push(error)
    response.writeHead(503).end()
  }
  near = await listen(
    createServer((asked, response) =>
      forward(asked, response, { sender, onAway: onAway(response), noteStream: () => undefined }),
    ),
  )
})
afterEach(() => {
  sender.close()
  for (const server of [near, far]) {
    server.close()
    server.closeAllConnections()
  }
})

const url = (path: string) => `http://127.0.0.1:${portOf(near)}${path}`

describe('forward', () => {
  test('default: method, path, headers and body there; status, headers and body back', async () => {
    answer = async (asked, response) => {
      const { method, url, headers } = asked
      response.writeHead(201, { 'x-own': 'yes', connection: 'keep-alive' })
      response.end(JSON.stringify({ method, url, host: headers.host, body: await text(asked) }))
    }
    const init = { method: 'POST', body: 'ab'.repeat(50_000), headers: { host: 'souk.example' } }
    const response = await fetch(url('/v2/x?y=1'), init)
    expect([response.status, response.headers.get('x-own')]).toEqual([201, 'yes'])
    expect(await response.json()).toMatchObject({
      ...{ method: 'POST', url: '/chains/matic/v2/x?y=1', body: init.body },
      host: new URL(url('')).host,
    })
  })

  test('behavior: hands each part on as it comes, both ways', async () => {
    answer = (asked, response) => {
      response.flushHeaders()
      asked.on('data', (part: Buffer) => response.write(`heard ${part}`))
      asked.on('end', () => response.end())
    }
    const sent = request(url('/'), { method: 'POST' })
    sent.write('one')
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    expect(String((await once(response, 'data'))[0])).toBe('heard one')
    sent.write('two')
    expect(String((await once(response, 'data'))[0])).toBe('heard two')
    sent.end()
    await once(response.resume(), 'end')
  })

  test('behavior: uses one connection for one request after another', async () => {
    answer = (_, response) => void response.end('yes')
    for (let index = 0; index < 5; index++) await (await fetch(url('/'))).text()
    expect(connections).toBe(1)
  })

  test('behavior: a body of unknown length cannot become a second request', async () => {
    const seen: string[] = []
    answer = async (asked, response) => {
      seen.push(`${asked.method} ${asked.url} ${await text(asked)}`)
      response.end('yes')
    }
    const body = 'GET /chains/matic/stolen HTTP/1.1\r\nHost: x\r\n\r\n'
    const socket = connect(portOf(near), '127.0.0.1')
    const head =
      'GET /v2/market HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n'
    socket.write(`${head}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`)
    expect(await text(socket)).toContain('200 OK')
    expect(seen).toEqual([`GET /chains/matic/v2/market ${body}`])
  })

  test('behavior: a visitor who leaves ends the request', async () => {
    const left = new Promise((resolve) => {
      answer = (_, response) => {
        response.once('close', resolve)
        response.write('first')
      }
    })
    const leaving = new AbortController()
    const response = await fetch(url('/'), { signal: leaving.signal })
    expect(response.status).toBe(200)
    leaving.abort()
    await left
  })

  test('error: half an answer does not look like a whole one', async () => {
    answer = (_, response) => {
      response.write('first')
      response.once('drain', () => undefined)
      setImmediate(() => response.destroy())
    }
    await expect(fetch(url('/')).then((response) => response.text())).rejects.toThrow()
    expect(away).toEqual([])
  })

  test('error: a server that is away', async () => {
    far.close()
    far.closeAllConnections()
    await once(far, 'close')
    expect((await fetch(url('/'))).status).toBe(503)
    expect(away).toMatchObject([{ code: 'ECONNREFUSED' }])
  })
})
