import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { demo } from '@souk/devchain'
import { Order, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { signListing } from '../testing/sale.js'
import { signOrder } from '../testing/signOrder.js'
import { createApp } from './app.js'
import { createSurface, type Surface } from './endpoint/Surface.js'
import { createLimiter } from './guards/limits.js'
import { routes } from './routes/table.js'
import { findPost, toPostPaths } from './servePost.js'
import { throughGate } from './throughGate.js'

const chain = testChain({ isUndone: false })
const listings = '/v2/orders/souk/seaport/listings'
const bulk = '/v2/orders/bulk/souk/seaport/listings'
let server: TestServer
let listed: Order.Order
let posted: string
/** The same market behind the app alone, and with posts that pass it by. */
let sides: Readonly<Record<'app' | 'direct', { surface: Surface; http: Server; passed: () => number }>>

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  const { order, block } = await signListing(chain)
  await server.indexed(block)
  listed = order
  posted = await toPosted(1n)
})
afterAll(() => server.close())
beforeEach(() => openBoth())
afterEach(() => closeBoth())

async function openBoth(write = 90): Promise<void> {
  sides = { app: await open('app', write), direct: await open('direct', write) }
}

function closeBoth(): void {
  for (const { http } of Object.values(sides)) http.close()
}

async function toPosted(salt: bigint): Promise<string> {
  const [seller] = demo.accounts
  const { parameters } = listed
  const order = await signOrder(seller.privateKey, { ...parameters, salt })
  return JSON.stringify({ ...Order.serialize(order), protocol_address: seaportAddress })
}

/** Counts requests at a clock that stands still. */
async function open(side: 'app' | 'direct', write: number) {
  const surface = createSurface({ ...server.market, config: { ...server.market.config, trustedProxies: 1 } })
  const rateLimits = { read: 90, write, node: 90 }
  surface.limiter = createLimiter(rateLimits, { trustedProxies: 1, nowMs: () => 0 })
  let passed = 0
  const app = getRequestListener(createApp(surface).fetch)
  const counted: typeof app = (request, response) => {
    passed++
    return app(request, response)
  }
  const http = createServer(side === 'app' ? counted : throughGate(surface, counted)).listen(0, '127.0.0.1')
  await once(http, 'listening')
  return { surface, http, passed: () => passed }
}

type Sent = { path: string; method?: string; body: string; headers?: Readonly<Record<string, string>> }

/**
 * Sends a request as bytes, and returns the answer's, but for what is another one each time. The order of headers and the
 * case of their names mean nothing.
 */
async function ask(http: Server, { path, method = 'POST', body, headers = {} }: Sent): Promise<string> {
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1')
  const all = {
    host: 'market',
    connection: 'close',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part)).on('error', () => undefined)
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  await once(socket, 'close')
  const [head = '', answer] = Buffer.concat(parts).toString('latin1').split('\r\n\r\n')
  const [status, ...fields] = head.split('\r\n').map((line) =>
    line
      .replace(/^[\w-]+:/, (name) => name.toLowerCase())
      .replace(/^(x-request-id: )[\da-f-]{36}$/, '$1…')
      .replace(/^(date: ).*$/, '$1…'),
  )
  return [status, ...fields.toSorted(), answer].join('\n')
}

async function askBoth(sent: Sent) {
  const before = sides.direct.passed()
  const [app, direct] = [await ask(sides.app.http, sent), await ask(sides.direct.http, sent)]
  return { app, direct, isByApp: sides.direct.passed() > before }
}

/** The counters of requests and orders, without durations. */
function counted({ metrics }: Surface) {
  const durations = [...(metrics.histograms.get('souk_http_request_duration_seconds') ?? [])]
  return {
    counters: [...metrics.counters].map(([name, series]) => [name, [...series].toSorted()]).toSorted(),
    durations: durations.map(([labels, { count }]) => [labels, count]).toSorted(),
  }
}

const gzip = { 'accept-encoding': 'gzip, br' }

describe('servePost', () => {
  test.each<[string, () => Sent]>([
    ['an order', () => ({ path: listings, body: posted })],
    ['an order under the newer path', () => ({ path: `/api${listings}`, body: posted })],
    ['an order, compressed', () => ({ path: listings, body: posted, headers: gzip })],
    ['several orders', () => ({ path: bulk, body: `{"orders":[${posted}]}` })],
    ['an offer that is a listing', () => ({ path: '/v2/orders/souk/seaport/offers', body: posted })],
    ['another contract', () => ({ path: listings, body: posted.replace(/("token":"0x)../, '$100') })],
    [
      'another signature',
      () => ({ path: listings, body: posted.replace(/("signature":"0x)...../, '$111111') }),
    ],
    ['no JSON', () => ({ path: listings, body: '{' })],
    ['nothing', () => ({ path: listings, body: '' })],
    ['bytes that are no text', () => ({ path: listings, body: '"\ud800ä\u{1f600}"' })],
    ['a mark of byte order', () => ({ path: listings, body: `\ufeff${posted}` })],
    ['a zero', () => ({ path: listings, body: '{"signature":"\\u0000"}' })],
    ['deep nesting', () => ({ path: listings, body: '['.repeat(65) })],
    ['too many orders', () => ({ path: bulk, body: `{"orders":[${'{},'.repeat(9_999)}{}]}` })],
    ['an order of the step-based API', () => ({ path: '/order/v4', body: '{}' })],
  ])('default: answers %s as the app does, byte by byte but for the order of headers', async (_, toSent) => {
    for (const headers of [
      {},
      gzip,
      { origin: 'https://shop.example' },
      { 'x-forwarded-for': '10.0.0.1, ::1' },
    ]) {
      const sent = toSent()
      const { app, direct, isByApp } = await askBoth({ ...sent, headers: { ...headers, ...sent.headers } })
      expect(isByApp).toBe(false)
      expect(direct).toBe(app)
    }
    expect(counted(sides.direct.surface)).toEqual(counted(sides.app.surface))
  })

  test('default: a new order', async () => {
    const [one, other] = [await toPosted(2n), await toPosted(3n)]
    const app = await ask(sides.app.http, { path: listings, body: one })
    const direct = await ask(sides.direct.http, { path: listings, body: other })
    const shape = (text: string) =>
      text
        .replace(/0x[\da-f]{64,}/g, '0x')
        .replace(/\d{4}-[\dT:.-]+/g, '')
        .replace(/"salt":"\d"/, '')
    expect([app.slice(0, 12), shape(direct)]).toEqual(['HTTP/1.1 200', shape(app)])
  })

  test.each<[string, Omit<Sent, 'body'>]>([
    ['a query', { path: `${listings}?a=1` }],
    ['another chain', { path: listings.replace('souk', 'other') }],
    ['another protocol', { path: listings.replace('seaport', 'other') }],
    ['a slash more', { path: `${listings}/` }],
    ['a read', { path: listings, method: 'PUT' }],
    ['a key', { path: listings, headers: { 'x-api-key': 'mine' } }],
    ['too large a body', { path: listings, headers: { 'content-length': '1048577' } }],
    ['an admin route', { path: '/v2/admin/keys' }],
  ])('behavior: leaves %s to the app', async (_, sent) => {
    const { app, direct, isByApp } = await askBoth({ ...sent, body: '{}' })
    expect(isByApp).toBe(true)
    expect(direct).toBe(app)
  })

  test('behavior: leaves all to the app where only some pages may post', () => {
    const surface = createSurface({
      ...server.market,
      config: { ...server.market.config, corsOrigins: ['https://a.example'] },
    })
    const request = { method: 'POST', url: listings, headers: { 'content-length': '2' } }
    expect(findPost(toPostPaths(routes, surface.market.config), surface, request as never)).toBeUndefined()
  })

  test('behavior: limits, and refuses, as the app does', async () => {
    closeBoth()
    await openBoth(2)
    const statuses: string[] = []
    for (let count = 0; count < 3; count++) {
      const { app, direct } = await askBoth({ path: listings, body: posted })
      expect(direct).toBe(app)
      statuses.push(direct.slice(9, 12))
    }
    // Another caller, as the own proxy tells.
    const { direct } = await askBoth({
      path: listings,
      body: posted,
      headers: { 'x-forwarded-for': '9.9.9.9' },
    })
    expect([...statuses, direct.slice(9, 12)]).toEqual(['200', '200', '429', '200'])
  })

  test('behavior: any bytes are answered as the app answers them', async () => {
    await fc.assert(
      fc.asyncProperty(anyBody(), fc.constantFrom(listings, bulk, `/api${bulk}`), async (body, path) => {
        const { app, direct } = await askBoth({ path, body })
        expect(direct).toBe(app)
      }),
      { numRuns: 60 },
    )
  })

  test('behavior: a request that takes too long, and an error that nobody expected', async () => {
    const log = vi.spyOn(server.market.log, 'error').mockReturnValue()
    const { intake } = server.market
    for (const problem of ['late', 'broken'] as const) {
      // Never drained: two batches that never end.
      const before = intake.running
      if (problem === 'late') intake.running = 2
      else Object.assign(intake, { size: undefined, waiting: undefined })
      for (const { surface } of Object.values(sides))
        Object.assign(surface.market.config, { answerTimeoutMs: problem === 'late' ? 100 : 5_000 })
      const { app, direct } = await askBoth({ path: listings, body: posted })
      expect(direct).toBe(app)
      expect(direct.slice(9, 12)).toBe(problem === 'late' ? '503' : '500')
      Object.assign(intake, { running: before, size: 0, waiting: [] })
    }
    expect(log).toHaveBeenCalledTimes(2)
    log.mockRestore()
  })

  test('behavior: a client that leaves before its body has arrived', async () => {
    const { http } = sides.direct
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1')
    socket.write(`POST ${listings} HTTP/1.1\r\nhost: market\r\ncontent-length: 9\r\n\r\n{`)
    const [request] = await once(http, 'request')
    socket.destroy()
    if (!request.destroyed) await new Promise((resolve) => request.once('close', resolve))
    expect((await ask(http, { path: listings, body: posted })).slice(9, 12)).toBe('200')
  })
})

/** Posts with any field of another kind, and other JSON. */
function anyBody(): fc.Arbitrary<string> {
  const changed = fc
    .tuple(fc.nat(30), fc.oneof(fc.jsonValue(), fc.bigInt().map(String), fc.constant('0x')))
    .map(([place, value]) => {
      let count = 0
      return JSON.stringify(JSON.parse(posted), (_, own) => (count++ === place ? value : own))
    })
  return fc.oneof(
    changed,
    changed.map((text) => `{"orders":[${posted},${text}]}`),
    fc.json(),
    fc.string({ unit: 'grapheme' }),
  )
}
