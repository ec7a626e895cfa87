import { once } from 'node:events'
import { createServer, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSurface, type Surface } from './endpoint/Surface.js'
import * as Gate from './guards/Gate.js'
import { throughGate } from './throughGate.js'

const chain = testChain({ isUndone: false })
let server: TestServer
let surface: Surface
let http: ReturnType<typeof createServer>
/** Open requests of the app; each test answers them. */
let owed: { path: string; response: ServerResponse }[]
let arrived: () => void

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, mostReadWaitMs: 100 })
})
afterAll(() => server.close())
beforeEach(async () => {
  surface = createSurface(server.market)
  owed = []
  arrived = () => undefined
  const listener = throughGate(surface, async ({ url: path = '' }, response) => {
    owed.push({ path, response })
    arrived()
    await once(response, 'close')
  })
  http = createServer(listener).listen(0, '127.0.0.1')
  await once(http, 'listening')
})
afterEach(async () => {
  http.close()
  http.closeAllConnections()
  await once(http, 'close')
})

function ask(path: string, method = 'GET') {
  const { port } = http.address() as AddressInfo
  const request = send(`http://127.0.0.1:${port}${path}`, { agent: false, method }).end()
  request.on('error', () => undefined)
  return request
}

async function statusOf(path: string, method?: string): Promise<number> {
  const [response] = await once(ask(path, method), 'response')
  response.resume()
  return response.statusCode
}

/** Waits until the app has this many requests. */
async function appHas(count: number): Promise<void> {
  while (owed.length < count)
    await new Promise<void>((resolve) => {
      arrived = resolve
    })
}

/** Waits until each admitted read has left the gate. */
async function gateIsEmpty(): Promise<void> {
  while (surface.gate.running > 0) await new Promise(setImmediate)
}

describe('throughGate', () => {
  test('default: admits reads up to the limit and refuses the others', async () => {
    surface.gate.limit = Gate.least
    const reads = Array.from({ length: Gate.least }, (_, index) => statusOf(`/v2/read/${index}`))
    await appHas(Gate.least)
    expect([await statusOf('/v2/one-more'), await statusOf('/orders/asks/v5')]).toEqual([503, 503])
    // Posts, health checks and streams are not limited.
    const others = [statusOf('/v2/listings', 'POST'), statusOf('/health'), statusOf('/v2/events')]
    await appHas(Gate.least + others.length)
    for (const { response } of owed) response.end()
    expect(new Set(await Promise.all([...reads, ...others]))).toEqual(new Set([200]))
    await gateIsEmpty()
    expect([...(surface.metrics.counters.get('souk_http_requests_total') ?? [])]).toEqual([
      ['route="shed",method="GET",status="503"', 2],
    ])
  })

  test('behavior: the pages of the app, and their files, are never refused', async () => {
    surface.gate.limit = Gate.least
    const reads = Array.from({ length: Gate.least }, (_, index) => statusOf(`/v2/read/${index}`))
    await appHas(Gate.least)
    const pages = [
      '/',
      '/?utm=1',
      '/collection/lanterns',
      `/item/${zeroAddress}/7`,
      '/me',
      '/sw.js',
      '/theme.js',
    ]
    const opened = pages.map((path) => statusOf(path))
    await appHas(Gate.least + pages.length)
    expect(
      await Promise.all(['/openapi', '/api/v1/assets', '/collections/v7'].map((path) => statusOf(path))),
    ).toEqual([503, 503, 503])
    for (const { response } of owed) response.end()
    expect(new Set(await Promise.all([...reads, ...opened]))).toEqual(new Set([200]))
    await gateIsEmpty()
  })

  test('behavior: does no work for a client that leaves while it waits', async () => {
    const turns: (() => void)[] = []
    surface.rounds.clock.afterRound = (goOn) => void turns.push(goOn)
    const request = ask('/v2/collections')
    const [, response] = await once(http, 'request')
    request.destroy()
    await once(response, 'close')
    expect(surface.rounds.waiting.length).toBe(1)
    for (const turn of turns.splice(0)) turn()
    expect([surface.rounds.waiting, owed, surface.gate.running]).toEqual([[], [], 0])
  })

  test('behavior: a read without an answer leaves the gate too', async () => {
    const read = statusOf('/v2/collections')
    await appHas(1)
    owed[0]?.response.destroy()
    await expect(read).rejects.toThrow()
    await gateIsEmpty()
  })
})
