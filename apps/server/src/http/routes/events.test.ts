import { poll } from '@souk/base'
import { createMarketApi, type MarketEvent, watchEvents } from '@souk/market'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appendEvents } from '../../events/feed.js'

const chain = testChain()
let server: TestServer
let url: string

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  url = (await server.listen()).url
})
afterAll(() => server.close())

async function publish(count: number) {
  await server.market.db.transaction().execute((tx) =>
    appendEvents(
      tx,
      Array.from({ length: count }, () => ({ type: 'listing' })),
    ),
  )
  server.market.feed.wake()
}

const isListing = (event: MarketEvent) => event.type === 'listing'

describe('/v2/events', () => {
  test('behavior: a connection that breaks is taken up where it broke off', async () => {
    const seen: number[] = []
    let connections = 0
    const breakers: AbortController[] = []
    const api = createMarketApi({
      chain: 'souk',
      baseUrl: url,
      fetch: (input, init) => {
        const breaker = new AbortController()
        breakers.push(breaker)
        connections++
        const signals = [breaker.signal, ...(init?.signal ? [init.signal] : [])]
        return fetch(input, { ...init, signal: AbortSignal.any(signals) })
      },
    })
    const states: string[] = []
    const stop = watchEvents(api, {
      after: server.market.feed.latest(),
      onEvent: (event) => isListing(event) && seen.push(event.sequence),
      onState: (state) => states.push(state),
    })
    await poll(() => states.includes('open') || undefined, { intervalMs: 10, deadlineMs: 5_000 })
    await publish(3)
    await poll(() => (seen.length === 3 ? true : undefined), { intervalMs: 10, deadlineMs: 5_000 })
    breakers.at(-1)?.abort()
    await publish(700)
    await poll(() => (seen.length >= 703 ? true : undefined), { intervalMs: 10, deadlineMs: 10_000 })
    await publish(2)
    await poll(() => (seen.length >= 705 ? true : undefined), { intervalMs: 10, deadlineMs: 5_000 })
    stop()
    expect([seen.length, new Set(seen).size, connections]).toEqual([705, 705, 2])
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  })

  test('behavior: many listeners all hear everything, and are forgotten when they leave', async () => {
    const counts = Array.from({ length: 50 }, () => 0)
    const api = createMarketApi({ chain: 'souk', baseUrl: url })
    let open = 0
    const stops = counts.map((_, index) =>
      watchEvents(api, {
        onEvent: (event) => {
          if (isListing(event)) counts[index] = (counts[index] ?? 0) + 1
        },
        onState: (state) => {
          if (state === 'open') open++
        },
      }),
    )
    await poll(() => (open === 50 ? true : undefined), { intervalMs: 20, deadlineMs: 10_000 })
    await publish(4)
    await poll(() => (counts.every((count) => count === 4) ? true : undefined), {
      intervalMs: 20,
      deadlineMs: 10_000,
    })
    for (const stop of stops) stop()
  })

  test('error: a place that is none', async () => {
    expect((await server.app.request('/v2/events?after=soon')).status).toBe(400)
  })
})
