import { EventEmitter, once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from './app.js'
import { createSurface, type Surface } from './endpoint/Surface.js'
import { createLimiter } from './guards/limits.js'
import type { Version } from './shelf/createVersions.js'
import { throughGate } from './throughGate.js'

const chain = testChain({ isUndone: false })
const { lanterns } = demo.contracts
const paths = [
  '/v2/collections',
  '/v2/collections?limit=1',
  `/v2/orders/souk/seaport/listings?asset_contract_address=${lanterns}&order_by=eth_price`,
  '/collections/v7?limit=2',
  '/v2/ranking',
] as const
let server: TestServer
let usual: string

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, rateLimits: { read: 1_000, write: 9, node: 9 } })
  usual = (await server.listen()).url
  await server.indexed(await chain.publicClient.getBlockNumber())
})
afterAll(() => server.close())

const still = { state: 'still', turn: undefined }
let surface: Surface
/** A shelf with a fixed database state and clock, behind a port that answers everything else with 599. */
beforeEach(async () => {
  surface = createSurface(server.market)
  Object.assign(surface.shelf, { versions: { look: async () => still }, now: () => 0n })
  const app = createApp(surface)
  for (const path of paths) for (let round = 0; round < 2; round++) await (await app.request(path)).text()
  expect([...surface.shelf.kept.keys()]).toEqual([...paths])
})

type Answer = { status: number; headers: Readonly<Record<string, unknown>>; body: string }

async function ask(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  const request = send(url, { headers, agent: false, method }).end()
  const [response] = await once(request, 'response')
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part)
  const {
    date: _,
    'x-request-id': id,
    'ratelimit-remaining': left,
    'ratelimit-reset': reset,
    ...same
  } = response.headers
  expect(Date.parse(String(response.headers.date))).toBeGreaterThan(0)
  if (response.statusCode !== 599)
    expect([typeof id, Number(left) >= 0, Number(reset) >= 0]).toEqual(['string', true, true])
  return { status: response.statusCode, headers: same, body: Buffer.concat(parts).toString('base64') }
}

async function onShelf(
  path: string,
  headers?: Readonly<Record<string, string>>,
  method?: string,
): Promise<Answer> {
  const listener = throughGate(surface, async (_, response) => void response.writeHead(599).end())
  const http = createServer(listener).listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  try {
    return await ask(`http://127.0.0.1:${port}${path}`, headers, method)
  } finally {
    http.close()
    await once(http, 'close')
  }
}

describe('serveKept', () => {
  test.each(paths)('default: answers %s as the app does', async (path) => {
    for (const headers of [{}, { 'accept-encoding': 'gzip' }, { origin: 'https://shop.example' }]) {
      const kept = await onShelf(path, headers)
      expect(kept.status).toBe(200)
      expect(kept).toEqual(await ask(usual + path, headers))
    }
    const { headers } = await onShelf(path)
    const known = { 'if-none-match': String(headers.etag), 'accept-encoding': 'gzip' }
    const kept = await onShelf(path, known)
    expect(kept.status).toBe(304)
    expect(kept).toEqual(await ask(usual + path, known))
  })

  test('behavior: leaves requests to the app that are not on the shelf, or have a key', async () => {
    expect((await onShelf('/v2/collections?limit=3')).status).toBe(599)
    expect((await onShelf(paths[0], { 'x-api-key': 'mine' })).status).toBe(599)
    expect((await onShelf(paths[0], {}, 'HEAD')).status).toBe(599)
    expect((await onShelf(paths[0])).status).toBe(200)
  })

  test('behavior: asks the app after a change of the book, or once time may have changed an answer', async () => {
    const [about, listings] = [paths[0], paths[2]]
    surface.shelf.versions.look = async () => ({ state: 'another', turn: 1n })
    expect((await onShelf(listings)).status).toBe(599)
    const { kept } = surface.shelf
    expect(kept.size).toBe(0)
    for (const path of [about, listings]) await createApp(surface).request(path)
    expect((await onShelf(listings)).status).toBe(200)
    surface.shelf.now = () => 1n
    expect([(await onShelf(about)).status, (await onShelf(listings)).status]).toEqual([200, 599])
  })

  test('behavior: counts requests, and leaves refusals to the app', async () => {
    const rateLimits = { read: 2, write: 9, node: 9 }
    Object.assign(surface, { limiter: createLimiter(rateLimits, { trustedProxies: 0, nowMs: () => 0 }) })
    const statuses: number[] = []
    for (let round = 0; round < 4; round++) statuses.push((await onShelf(paths[0])).status)
    expect(statuses).toEqual([200, 200, 599, 599])
    const { counters } = surface.metrics
    expect([...(counters.get('souk_http_requests_total') ?? [])]).toContainEqual([
      'route="getCollections",method="GET",status="200"',
      6,
    ])
  })

  test('behavior: a client that leaves during the look at the shelf gets and costs nothing', async () => {
    const looks = new EventEmitter()
    surface.shelf.versions.look = async () => {
      setImmediate(() => looks.emit('asked'))
      await once(looks, 'answered')
      return still
    }
    const statuses: number[] = []
    const listener = throughGate(surface, async (_, response) => void response.writeHead(599).end())
    const http = createServer((request, response) => {
      response.once('close', () => {
        statuses.push(response.statusCode)
        looks.emit('left')
      })
      listener(request, response)
    }).listen(0, '127.0.0.1')
    await once(http, 'listening')
    const { port } = http.address() as AddressInfo
    const request = send(`http://127.0.0.1:${port}${paths[0]}`, { agent: false }).end()
    request.on('error', () => undefined)
    await once(looks, 'asked')
    const counted = [...(surface.metrics.counters.get('souk_http_requests_total') ?? [])]
    expect(surface.gate.running).toBe(1)
    request.destroy()
    await once(looks, 'left')
    looks.emit('answered')
    http.close()
    await once(http, 'close')
    while (surface.gate.running > 0) await new Promise(setImmediate)
    // The server wrote and counted nothing, and did not ask the app.
    expect(statuses).toEqual([200])
    expect([...(surface.metrics.counters.get('souk_http_requests_total') ?? [])]).toEqual(counted)
  })

  test('error: a database that does not say its state, or not in time', async () => {
    const looks = [() => Promise.reject(new RangeError('gone')), () => new Promise<Version>(() => undefined)]
    for (const look of looks) {
      surface.shelf.versions.look = look
      expect((await onShelf(paths[0])).status).toBe(599)
    }
    expect(surface.gate.running).toBe(0)
  })
})
