import { once } from 'node:events'
import { request } from 'node:http'
import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { createMarketApi, type MarketEvent, watchEvents } from '@souk/market'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { appendEvents, type NewEvent } from '../../events/feed.js'
import * as Listeners from '../guards/Listeners.js'
import * as Filter from '../stream/Filter.js'
import { relay } from '../stream/relay.js'

const chain = testChain({ isUndone: false })
let server: TestServer
let url: string
let isClosed = false

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  url = (await server.listen()).url
  await server.indexed(await chain.publicClient.getBlockNumber())
  // Metadata that is still being read would cause events in between.
  await server.described()
})
afterAll(async () => {
  if (!isClosed) await server.close()
})

const { lanterns, spices } = demo.contracts

async function publish(count: number, event: NewEvent = { type: 'listing' }) {
  await write(Array.from({ length: count }, () => event))
}

async function write(events: readonly NewEvent[]) {
  await server.market.db.transaction().execute((tx) => appendEvents(tx, events))
  server.market.feed.wake()
}

const isListing = (event: MarketEvent) => event.type === 'listing'

describe('/v2/events', () => {
  test('behavior: resumes after a broken connection', async () => {
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
    await poll(() => states.includes('open') || undefined, { intervalMs: 10, deadlineMs: 40_000 })
    await publish(3)
    await poll(() => (seen.length === 3 ? true : undefined), { intervalMs: 10, deadlineMs: 40_000 })
    breakers.at(-1)?.abort()
    await publish(700)
    await poll(() => (seen.length >= 703 ? true : undefined), { intervalMs: 10, deadlineMs: 40_000 })
    await publish(2)
    await poll(() => (seen.length >= 705 ? true : undefined), { intervalMs: 10, deadlineMs: 40_000 })
    stop()
    expect([seen.length, new Set(seen).size, connections]).toEqual([705, 705, 2])
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  })

  test('behavior: many listeners all receive everything, and are removed when they leave', async () => {
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
    await poll(() => (open === 50 ? true : undefined), { intervalMs: 20, deadlineMs: 40_000 })
    await publish(4)
    await poll(() => (counts.every((count) => count === 4) ? true : undefined), {
      intervalMs: 20,
      deadlineMs: 40_000,
    })
    for (const stop of stops) stop()
  })

  test('error: an invalid event number', async () => {
    expect((await server.app.request('/v2/events?after=soon')).status).toBe(400)
  })

  test('behavior: a listener receives only the events it asked for', async () => {
    const after = server.market.feed.latest()
    await write([
      { type: 'sale', contract: lanterns.toLowerCase(), accounts: [`0x${'1'.padStart(40, '0')}`] },
      { type: 'listing', contract: lanterns.toLowerCase(), identifier: 7n },
      { type: 'sale', contract: spices.toLowerCase(), identifier: 9n },
      { type: 'reorg' },
    ])
    const ids = async (query: string) => {
      const { body } = await fetch(`${url}/v2/events?after=${after}&${query}`)
      let text = ''
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
        text += new TextDecoder().decode(chunk)
        if (text.includes(`id: ${after + 4}\nevent: market`)) break
      }
      return [...text.matchAll(/id: (\d+)\nevent: market/g)].map(([, id]) => Number(id) - after)
    }
    expect(await ids('type=sale')).toEqual([1, 3, 4])
    expect(await ids('type=sale&type=listing&collection=lanterns-of-the-souk')).toEqual([1, 2, 4])
    expect(await ids(`collection=${spices}`)).toEqual([3, 4])
    expect(await ids('account=0x0000000000000000000000000000000000000001')).toEqual([1, 4])
    expect(await ids(`token=${lanterns}:7`)).toEqual([2, 4])
    expect(await ids(`token=${lanterns}:07&token=${spices}:9&type=sale`)).toEqual([3, 4])
    for (const token of [lanterns, `${lanterns}/7`, `${lanterns}:-1`]) {
      const refused = await server.app.request(`/v2/events?token=${token}`)
      expect([refused.status, (await refused.json()).facts.field]).toEqual([400, 'token'])
    }
    const response = await server.app.request('/v2/events?type=nothing')
    expect([response.status, (await response.json()).facts.field]).toEqual([400, 'type'])
  })

  test('behavior: a client receives only the events it asked for, even after a reconnect', async () => {
    const breakers: AbortController[] = []
    const api = createMarketApi({
      chain: 'souk',
      baseUrl: url,
      fetch: (input, init) => {
        const breaker = new AbortController()
        breakers.push(breaker)
        const signals = [breaker.signal, ...(init?.signal ? [init.signal] : [])]
        return fetch(input, { ...init, signal: AbortSignal.any(signals) })
      },
    })
    const contract = lanterns.toLowerCase()
    const maker = `0x${'2'.padStart(40, '0')}` as const
    const heard: (string | undefined)[] = []
    const stop = watchEvents(api, {
      types: ['listing', 'invalid'],
      collections: ['lanterns-of-the-souk', spices],
      tokens: [
        { contract: lanterns, tokenId: 7n },
        { contract: lanterns, tokenId: 8n },
      ],
      accounts: [maker],
      after: server.market.feed.latest(),
      onEvent: ({ type, tokenId, reason }) => heard.push([type, tokenId, reason].join(' ')),
    })
    const some: readonly NewEvent[] = [
      { type: 'sale', contract, identifier: 7n, accounts: [maker] },
      { type: 'listing', contract, identifier: 9n, accounts: [maker] },
      { type: 'listing', contract, accounts: [maker] },
      { type: 'listing', contract, identifier: 7n },
      { type: 'listing', contract: spices.toLowerCase(), identifier: 7n, accounts: [maker] },
      { type: 'listing', contract, identifier: 7n, accounts: [maker] },
      { type: 'invalid', contract, identifier: 8n, reason: 'approval', accounts: [maker] },
      { type: 'reorg' },
    ]
    const until = (count: number) =>
      poll(() => (heard.length >= count ? true : undefined), { intervalMs: 10, deadlineMs: 40_000 })
    await write(some)
    await until(3)
    breakers.at(-1)?.abort()
    await write(some)
    await until(6)
    stop()
    const once = ['listing 7 ', 'invalid 8 approval', 'reorg  ']
    expect([heard, breakers.length]).toEqual([[...once, ...once], 2])
  })

  test('behavior: disconnects a listener that does not read', async () => {
    const sent: number[] = []
    let cuts = 0
    const { stop, seen } = relay(
      server.market,
      {
        send: ({ sequence }) => sent.push(sequence),
        waitingBytes: () => 10_000_000,
        drained: async () => undefined,
        cut: () => cuts++,
        fail: () => cuts++,
      },
      {
        after: server.market.feed.latest() - 1,
        filter: () => Filter.from({}),
        page: (read) => read(),
      },
    )
    await poll(() => (sent.length === 1 ? true : undefined), { intervalMs: 5, deadlineMs: 40_000 })
    const before = seen()
    await publish(2)
    await poll(() => (cuts > 0 ? true : undefined), { intervalMs: 5, deadlineMs: 40_000 })
    expect([cuts, sent.length, seen()]).toEqual([1, 1, before + 1])
    stop()
  })
})

/** A client of the stream that stores its events. */
async function listen(address: string) {
  const socket = new WebSocket(address)
  const heard: { type: string; event?: { sequence: number; event_type: string } }[] = []
  const closed = new Promise<[number, string]>((resolve) => {
    socket.on('close', (code, reason) => resolve([code, String(reason)]))
  })
  socket.on('message', (data) => heard.push(JSON.parse(String(data))))
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  const until = (count: number) =>
    poll(() => (heard.length >= count ? heard : undefined), { intervalMs: 5, deadlineMs: 40_000 })
  return { socket, heard, closed, until }
}

describe('Listeners.hasRoom', () => {
  test('default', () => {
    const open = new Set(['a', 'a', 'b'].map((client) => ({ kind: 'sse' as const, client, end: () => {} })))
    const ask = (client: string | undefined, most: number, mostPerClient: number) =>
      Listeners.hasRoom({ open }, { client, most, mostPerClient })
    expect([ask('a', 10, 3), ask('a', 10, 2), ask('b', 10, 2), ask('b', 3, 2)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([ask(undefined, 10, 0), ask(undefined, 3, 9)]).toEqual([true, false])
  })
})

describe('/v2/stream', () => {
  const address = (query = '', base = url) => `${base.replace('http', 'ws')}/v2/stream${query}`

  test('default', async () => {
    const after = server.market.feed.latest()
    await publish(3)
    const { socket, until } = await listen(address(`?after=${after}`))
    await until(4)
    await publish(1, { type: 'sale' })
    const heard = await until(5)
    expect(heard.map(({ type, event }) => event?.event_type ?? type)).toEqual([
      'hello',
      'listing',
      'listing',
      'listing',
      'sale',
    ])
    expect(heard.at(-1)?.event?.sequence).toBe(after + 4)
    socket.close()
  })

  test('error: invalid messages', async () => {
    const { socket, until } = await listen(address())
    const wrong = [
      { type: 'nothing' },
      { type: 'subscribe', after: -1 },
      { type: 'subscribe', types: 'sale' },
    ]
    for (const message of wrong) socket.send(JSON.stringify(message))
    expect((await until(4)).slice(1)).toMatchObject([
      { errors: ['type must be subscribe or ping.'] },
      { errors: ['after must be the number of an event.'] },
      { errors: ['types must be a list.'] },
    ])
    socket.close()
  })

  test('behavior: a listener may change its filter, and start again', async () => {
    const { socket, until } = await listen(address())
    const after = server.market.feed.latest()
    socket.send(JSON.stringify({ type: 'ping' }))
    socket.send('{')
    socket.send(JSON.stringify({ type: 'subscribe', types: ['nothing'] }))
    expect(await until(4)).toMatchObject([
      { type: 'hello' },
      { type: 'pong' },
      { type: 'error', code: 'invalid_input', facts: { field: 'message' } },
      { type: 'error', code: 'invalid_input', facts: { field: 'types.0' } },
    ])
    await publish(1, { type: 'offer' })
    await until(5)
    socket.send(JSON.stringify({ type: 'subscribe', types: ['sale', 'offer'], after }))
    const heard = await until(7)
    expect(heard.slice(4)).toMatchObject([
      { type: 'event', event: { sequence: after + 1 } },
      { type: 'subscribed', after },
      { type: 'event', event: { sequence: after + 1 } },
    ])
    await write([{ type: 'listing' }, { type: 'sale' }])
    expect((await until(8)).at(-1)).toMatchObject({ event: { sequence: after + 3, event_type: 'sale' } })
    socket.send(JSON.stringify({ type: 'subscribe', tokens: [`${lanterns}:7`] }))
    await until(9)
    const contract = lanterns.toLowerCase()
    await write([
      { type: 'listing', contract, identifier: 8n },
      { type: 'listing', contract, identifier: 7n },
    ])
    expect((await until(10)).at(-1)).toMatchObject({ event: { sequence: after + 5 } })
    socket.close()
  })

  test('behavior: disconnects a client that sends too many messages, with a reason', async () => {
    const { socket, closed } = await listen(address())
    for (let index = 0; index < 61; index++) socket.send(JSON.stringify({ type: 'ping' }))
    expect(await closed).toEqual([4029, 'too_many_messages'])
  })

  test('behavior: disconnects a client that is too slow, with a reason', async () => {
    const { socket, closed } = await listen(address())
    socket.pause()
    // Each is about 100 kB, and kernels keep a few megabytes.
    const accounts = Array.from({ length: 2_300 }, () => `0x${'ab'.repeat(20)}`)
    await poll(
      async () => {
        await publish(20, { type: 'listing', accounts })
        const { metrics } = { metrics: await (await fetch(`${url}/metrics`)).text() }
        return metrics.includes('souk_listeners_cut_total{kind="websocket"} 1') ? true : undefined
      },
      { intervalMs: 10, deadlineMs: 40_000 },
    )
    socket.resume()
    expect(await closed).toEqual([4008, 'slow_listener'])
  })

  test.each([
    ['?after=soon', 400],
    ['?type=nothing', 400],
  ])('error: %s', async (query, status) => {
    await expect(listen(address(query))).rejects.toThrow(`${status}`)
  })
})

// Runs last in this file, since no server remains after it.
describe('closing', () => {
  test('behavior: tells streams to reconnect later, and answers requests in progress', async () => {
    const { closed } = await listen(`${url.replace('http', 'ws')}/v2/stream`)
    const events = await fetch(`${url}/v2/events`)
    // The server asks for the body once the request has arrived.
    const headers = { expect: '100-continue' }
    const sent = request(`${url}/v2/order/cancel`, { method: 'POST', headers })
    const answered = once(sent, 'response').then(([response]) => response.resume().statusCode)
    sent.flushHeaders()
    await once(sent, 'continue')
    sent.write('{"orderId":')
    void closed.then(() => sent.end('"0x1"}'))
    const ended = server.close()
    expect(await closed).toEqual([1012, 'restart'])
    expect(await events.text()).toContain('retry: 2000\nevent: bye')
    expect(await answered).toBe(400)
    await ended
    isClosed = true
    await expect(fetch(`${url}/health`)).rejects.toThrow()
  })
})
