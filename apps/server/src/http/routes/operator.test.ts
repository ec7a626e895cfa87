import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { Chain } from '@souk/networks'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import WebSocket from 'ws'
import { appendEvents, type NewEvent } from '../../events/feed.js'
import { createLogger } from '../../market/log.js'
import * as PageCard from '../PageCard.js'

const chain = testChain({ isUndone: false })
const { lanterns, zellige, spices, mintTea, dusd } = demo.contracts
const adminKey = 'of-this-test'
const own = zellige.toLowerCase()
let server: TestServer
let last: bigint
let url: string

beforeAll(async () => {
  const { rpcUrl } = chain
  server = await testServer({
    rpcUrl: rpcUrl.replace('http://', 'http://name:secret@'),
    collections: [{ address: lanterns, slug: 'lanterns' }],
    rateLimits: { read: 100_000, write: 100_000, node: 100_000 },
    trustedProxies: 1,
    mostCollectionRequests: 1,
    adminKey,
    logger: createLogger({ level: 'silent' }),
  })
  last = await chain.publicClient.getBlockNumber()
  await server.indexed(last)
  url = (await server.listen()).url
})
afterAll(() => server.close())

async function ask(path: string, body?: unknown, from?: string) {
  const headers = from
    ? { 'x-forwarded-for': from, 'content-type': 'application/json' }
    : { 'x-api-key': adminKey, 'content-type': 'application/json' }
  const response = await fetch(`${url}${path}`, {
    headers,
    ...(body === undefined ? undefined : { method: 'POST', body: JSON.stringify(body) }),
  })
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) } as Record<
    string,
    // biome-ignore lint/suspicious/noExplicitAny: the answers of several endpoints
    any
  >
}

/** The ranking names the slug in another place. */
type Listed = { collection?: string; slug?: string }

type Read = { contract: string; history: { state: string }; metadata: { unread: number } }

const traded = async () => (await ask('/v2/admin/collections')).collections
const isRead = () =>
  poll(
    async () =>
      ((await traded()) as Read[]).find(
        ({ contract, history }) => contract === own && history.state === 'read',
      ),
    { intervalMs: 20, deadlineMs: 20_000 },
  )
const slugs = async (path: string) =>
  ((await ask(path)).collections as Listed[]).map(({ collection, slug }) => collection ?? slug)

describe('GET /v2/admin/overview', () => {
  test('default: counts what was refused, and shows the host of the node only', async () => {
    expect((await ask('/v2/orders/souk/seaport/listings', {})).status).toBe(400)
    const overview = await ask('/v2/admin/overview')
    expect(overview).toMatchObject({
      chain: 'souk',
      chain_id: 31337,
      node: new URL(chain.rpcUrl).host,
      role: 'leader',
      head: Number(last),
      indexed: Number(last),
      lag: 0,
      waiting_orders: 0,
      refused_orders: [{ code: 'invalid_input', count: 1 }],
      active_keys: 0,
      waiting_requests: 0,
      storage: { kind: inject('postgresUrl') ? 'postgresql' : 'embedded', size_bytes: expect.any(Number) },
    })
    expect(overview.settings).toContainEqual({ flag: '--requests', value: '1' })
    expect(JSON.stringify(overview)).not.toMatch(/secret|of-this-test/)
  })
})

describe('POST /v2/admin/collections/{address}', () => {
  test('default: stops and resumes a history, and tells how far it is read', async () => {
    expect(await ask(`/v2/admin/contracts/${zellige}`)).toMatchObject({
      standard: 'erc721',
      is_traded: false,
    })
    expect(await ask(`/v2/admin/contracts/${dusd}`)).toMatchObject({ status: 400, code: 'not_a_collection' })
    expect(await ask(`/v2/admin/contracts/${Chain.sharedStorefronts.matic}`)).toMatchObject({
      ...{ status: 400, code: 'not_a_collection' },
      errors: [expect.stringContaining(`orders for its items name ${Chain.lazyMintAdapter}`)],
    })
    const { db } = server.market
    await ask('/v2/admin/collections', { address: zellige, name: 'Tiles' })
    // The history of a test chain is read at once. It is stopped afterwards, and begins again.
    await isRead()
    await ask(`/v2/admin/collections/${zellige}`, { is_stopped: true })
    await db
      .updateTable('collections')
      .set({ backfill_next: 0n, backfill_first: null, backfill_timed_at: null, backfill_timed_from: null })
      .where('contract', '=', own)
      .execute()
    const [, stopped] = await traded()
    expect(stopped).toMatchObject({
      contract: own,
      name: 'Tiles',
      is_stopped: true,
      history: { state: 'reading', next_block: 0, end_block: Number(last), blocks_left: Number(last) + 1 },
    })
    await ask(`/v2/admin/collections/${zellige}`, { is_stopped: false })
    const read = await isRead()
    expect(read).toMatchObject({
      is_stopped: false,
      tokens: expect.any(Number),
      history: { first_block: 0, blocks_left: 0 },
    })
    expect(read.metadata.unread).toBeGreaterThan(0)
  })

  test('behavior: hidden collections vanish from lists, searches and market-wide activity, and from cached answers', async () => {
    const lists = ['/v2/collections', '/v2/collections?order_by=created_date', '/v2/collections/trending']
    const slug = (await traded())[1].slug
    const activity = async () => JSON.stringify((await ask('/v2/events/all')).asset_events).includes(own)
    // Requested twice, so that the answers are cached.
    for (let times = 0; times < 2; times++)
      for (const path of lists) expect(await slugs(path)).toContain(slug)
    const found = async (text: string) => (await ask(`/v2/search?q=${text}`)).collections.length
    expect([await found('Tiles'), await found(zellige), await activity()]).toEqual([1, 1, true])
    expect(await ask(`/v2/admin/collections/${zellige}`, { is_hidden: true })).toMatchObject({
      collection: { is_hidden: true },
    })
    for (const path of lists) expect(await slugs(path)).not.toContain(slug)
    expect([await found('Tiles'), await found(zellige), await activity()]).toEqual([0, 0, false])
    for (const path of [`/collection/${slug}`, `/item/${zellige}/1`])
      expect(await PageCard.read(server.market.visitors, path)).toBeUndefined()
    expect(await found('zellige')).toBe(0)
    // Its own page and its holders' wallets stay.
    expect(await ask(`/v2/collection/${slug}`)).toMatchObject({ collection: { hidden: true } })
    for (const path of ['/api/v1/assets/?limit=200', '/collections/v7', '/tokens/v7?sortBy=tokenId'])
      expect(JSON.stringify(await ask(path)).toLowerCase()).not.toContain(own)
    expect(JSON.stringify(await ask(`/collections/v7?contract=${zellige}`)).toLowerCase()).toContain(own)
    expect(await ask(`/v2/collections/${slug}`)).toMatchObject({ name: 'Tiles' })
    const [holder] = (await ask(`/v2/collections/${slug}/holders`)).holders
    const { nfts } = await ask(`/v2/chain/souk/account/${holder.address}/nfts?limit=200`)
    expect(JSON.stringify(nfts)).toContain(own)
    await ask(`/v2/admin/collections/${zellige}`, { is_hidden: false })
    for (const path of lists) expect(await slugs(path)).toContain(slug)
  })

  test('behavior: streams report hidden collections only to those who ask for them', async () => {
    const { slug } = (await traded())[1]
    const holder = (await ask(`/v2/collections/${slug}/holders`)).holders[0].address
    const { db, feed } = server.market
    const after = feed.latest()
    await ask(`/v2/admin/collections/${zellige}`, { is_hidden: true })
    const heard = await listenTo({
      all: `/v2/stream?after=${after}`,
      collection: `/v2/stream?after=${after}&collection=${slug}`,
      account: `/v2/stream?after=${after}&account=${holder}`,
      holder: `/v2/stream?after=${after}&hidden_of=${holder}`,
    })
    const events = ['transfer', 'metadata'].map(
      (type) => ({ type, contract: own, identifier: 1n, accounts: [holder] }) as NewEvent,
    )
    const others = [{ type: 'metadata', contract: lanterns.toLowerCase(), identifier: 2n } as const]
    const rows = await db.transaction().execute((tx) => appendEvents(tx, [...events, ...others]))
    feed.tell(rows)
    await heard.all(({ contract }) => contract === lanterns.toLowerCase())
    expect(heard.of('all')).toEqual(['metadata', 'metadata 2'])
    expect(heard.of('collection')).toEqual(['metadata', 'transfer 1', 'metadata 1'])
    expect(heard.of('account')).toEqual(['transfer 1', 'metadata 1'])
    expect(heard.of('holder')).toEqual(['metadata', 'transfer 1', 'metadata 1', 'metadata 2'])
    heard.close()
    await ask(`/v2/admin/collections/${zellige}`, { is_hidden: false })
  })

  test('behavior: a given name survives the metadata, and both can be read again', async () => {
    const { tokens } = await ask(`/v2/admin/collections/${zellige}/refresh`, {})
    expect(tokens).toBeGreaterThan(0)
    const { db } = server.market
    // Reading all takes long.
    await db.updateTable('tokens').set({ metadata_state: 'read' }).where('identifier', '>', '2').execute()
    await server.described()
    expect((await traded())[1]).toMatchObject({
      name: 'Tiles',
      metadata: { unread: 0, failed: 0, reasons: [] },
    })
    await db
      .updateTable('tokens')
      .set({ metadata_state: 'failed', metadata_attempts: 6, metadata_error: 'the server did not answer' })
      .where('contract', '=', own)
      .where('identifier', '=', '1')
      .execute()
    expect((await traded())[1].metadata).toMatchObject({
      failed: 1,
      reasons: [{ reason: 'the server did not answer', tokens: 1 }],
    })
    expect(await ask(`/v2/admin/collections/${zellige}/refresh`, { only_failed: true })).toMatchObject({
      tokens: 1,
    })
  })

  test.each([
    ['', { name: 'x' }],
    ['/refresh', {}],
  ])('error: a contract that is not traded%s', async (path, body) => {
    expect((await ask(`/v2/admin/collections/${spices}${path}`, body)).status).toBe(404)
  })
})

type Heard = { event_type: string; contract?: string; identifier?: string; sequence: number }

/** Listens to streams, and gathers their events in a short form until each has the last one. */
async function listenTo(paths: Readonly<Record<string, string>>) {
  const heard = new Map<string, Heard[]>()
  const sockets = Object.entries(paths).map(([name, path]) => {
    const socket = new WebSocket(url.replace('http', 'ws') + path)
    const events: Heard[] = []
    heard.set(name, events)
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      if (message.type === 'event') events.push(message.event)
    })
    return socket
  })
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('message', resolve))))
  return {
    of: (name: string) =>
      heard
        .get(name)
        ?.map(({ event_type: type, identifier }) => (identifier ? `${type} ${identifier}` : type)),
    /** Waits until the stream of everything has an event. The others have theirs by then, or a round trip later. */
    all: async (isLast: (event: Heard) => boolean) => {
      const found = () => heard.get('all')?.some(isLast) || undefined
      await poll(async () => found(), { intervalMs: 10, deadlineMs: 10_000 })
      const pong = (socket: WebSocket) =>
        new Promise((resolve) => {
          socket.once('pong', resolve)
          socket.ping()
        })
      await Promise.all(sockets.map(pong))
    },
    close: () => {
      for (const socket of sockets) socket.close()
    },
  }
}

describe('POST /v2/collections/requests', () => {
  const request = (address: string, from: string) =>
    ask('/v2/collections/requests', { address, reason: 'I hold \u202eone' }, from)

  test('default: one for each caller, bounded, and answered by the operator', async () => {
    expect(await request(lanterns, '203.0.113.1')).toMatchObject({ status: 200, state: 'traded' })
    expect(await request(dusd, '203.0.113.1')).toMatchObject({ status: 400, code: 'not_a_collection' })
    for (let times = 0; times < 2; times++)
      expect(await request(spices, '203.0.113.1')).toMatchObject({ status: 200, state: 'waiting' })
    expect(await request(mintTea, '203.0.113.1')).toMatchObject({ status: 409, code: 'request_waiting' })
    expect(await request(mintTea, '203.0.113.2')).toMatchObject({ status: 409, code: 'requests_full' })
    expect((await ask('/v2/admin/requests')).requests).toMatchObject([
      { contract: spices.toLowerCase(), standard: 'erc1155', reason: 'I hold one' },
    ])
    expect((await ask(`/v2/admin/requests/${spices}`, { accept: false })).status).toBe(200)
    expect(await request(spices, '203.0.113.2')).toMatchObject({ state: 'declined' })
    expect((await ask(`/v2/admin/requests/${spices}`, { accept: true })).status).toBe(404)
    expect(await ask(`/v2/collections/requests/${spices}`)).toMatchObject({
      is_open: true,
      state: 'declined',
    })
  })
})
