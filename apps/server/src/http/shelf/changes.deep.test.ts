import { demo } from '@souk/devchain'
import { seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { changeCollection } from '../../collections/changeCollection.js'
import { refreshCollection } from '../../collections/refreshCollection.js'
import type { Db } from '../../db/tables.js'
import { createKey } from '../../keys/store.js'
import { followed } from '../../testing/assertBook.js'
import { createWorld, moveNames, moveOf, players, type World } from '../../testing/bookWorld.js'
import { createApp } from '../app.js'
import { createSurface, type Surface } from '../endpoint/Surface.js'
import { routes } from '../routes/table.js'

const chain = testChain({ isUndone: false })
const { lanterns, spices, zellige, wrappedNative } = demo.contracts
const slug = 'lanterns-of-the-souk'
const orders = '/v2/orders/souk/seaport'
/** Commits to other databases of one PostgreSQL server drop answers. */
const isAlone = inject('postgresUrl') === undefined
let server: TestServer
let world: World
let surface: Surface
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, pollIntervalMs: 5 })
  // An import judges all orders again, and each move is to concern few of them.
  world = { ...(await createWorld(chain, server, { seed: 8 })), isImporting: false }
  await postLasting()
  surface = createSurface(server.market)
  app = createApp(surface)
})
afterAll(() => server.close())

/**
 * Posts a listing, a bundle and an offer that are open at once and for a day. Those that a move draws may begin later or
 * end within seconds, and what has no open order is not found, which is never cached.
 */
async function postLasting(): Promise<void> {
  const { random } = world
  world.random = () => 0.9
  for (const name of ['list', 'sell together', 'bid'])
    expect(await moveOf(world, name)).toMatch(new RegExp(`^${name} 0x`))
  world.random = random
}

/** Paths of every endpoint that may be cached. The market has no auction. */
function paths(): readonly string[] {
  const [token = 0n, other = 0n] = world.tokens
  const [seller, buyer] = players.map(({ address }) => address)
  const hashes = world.orders.map(({ hash }) => hash)
  const several = world.orders.filter(({ order }) => order.parameters.offer.length > 1)
  return [
    '/v2/market',
    '/v2/auctions',
    ...['listings', 'offers', 'swaps'].flatMap((path) => [
      `${orders}/${path}?asset_contract_address=${lanterns}&token_ids=${token}&token_ids=${other}`,
      `${orders}/${path}?asset_contract_address=${wrappedNative}`,
    ]),
    `${orders}/listings?include_bundled=true&asset_contract_address=${lanterns}`,
    `${orders}/offers?owner=${buyer}`,
    ...players.flatMap(({ address }) => [
      ...['listings', 'offers', 'swaps', 'parameters'].map((path) => `${orders}/${path}?maker=${address}`),
      `${orders}/parameters?side=ask&maker=${address}`,
      ...['asks', 'bids'].map((side) => `/users/${address}/${side}/v1`),
      `/v2/events/accounts/${address}`,
      `/v2/chain/souk/account/${address}/nfts`,
    ]),
    `/v2/orders?${hashes
      .slice(-30)
      .map((hash) => `order_hashes=${hash}`)
      .join('&')}`,
    ...hashes
      .slice(-1)
      .flatMap((hash) => [`/v2/order/${hash}`, `/v2/orders/chain/souk/protocol/${seaportAddress}/${hash}`]),
    ...[...several.slice(0, 1), ...several.slice(-1)].map(({ hash }) => `/api/v1/bundle/${hash}/`),
    `/v2/offers/collection/${slug}`,
    ...['listings', 'offers'].flatMap((path) => [
      `/v2/${path}/collection/${slug}/all`,
      ...world.tokens.map((each) => `/v2/${path}/collection/${slug}/nfts/${each}/best`),
    ]),
    `/v2/listings/collection/${slug}/best`,
    ...['sort=price&listed=true', 'sort=recent'].map((query) => `/v2/collection/${slug}/nfts?${query}`),
    `/v2/chain/souk/contract/${spices}/nfts`,
    `/v2/chain/souk/contract/${lanterns}/nfts/${token}`,
    `/v2/chain/souk/contract/${spices}/nfts/${world.spice}`,
    `/v2/chain/souk/contract/${lanterns}/nfts/${token}/neighbours?sort=price`,
    '/v2/collections',
    '/v2/collections?order_by=created_date',
    '/v2/chains',
    '/v2/collections/trending',
    '/v2/collections/top?sort_by=floor_price',
    `/v2/collections/${slug}/holders`,
    `/v2/chain/souk/contract/${lanterns}`,
    ...['collection', 'owners'].map((what) => `/v2/chain/souk/contract/${lanterns}/nfts/${token}/${what}`),
    `/v2/metadata/souk/${lanterns}/${token}`,
    `/v2/offers/collection/${slug}/traits?type=Glass&value=Amber`,
    `/v2/offers/collection/${slug}/nfts/${token}`,
    `/v2/accounts/resolve/${seller}`,
    ...['', '/history', '/holders', '/depth', '/mints'].map((figure) => `/v2/collection/${slug}${figure}`),
    ...['', '/stats'].map((more) => `/v2/collections/${slug}${more}`),
    `/v2/traits/${slug}`,
    `/v2/accounts/${seller}`,
    '/v2/ranking?period=1d',
    `/v2/search?q=${seller}`,
    ...['all', 'chain/souk', `collection/${slug}`].map((place) => `/v2/events/${place}`),
    `/v2/events/chain/souk/contract/${lanterns}/nfts/${token}`,
    // No move and no time changes it. While an order begins or ends, the few other answers that stay may all concern a fill.
    `/v2/events/chain/souk/contract/${zellige}/nfts/1`,
    `/api/v1/asset/${lanterns}/${token}/`,
    `/api/v1/assets/?asset_contract_address=${lanterns}`,
    '/api/v1/bundles/',
    `/tokens/v7?includeTopBid=true&tokens=${lanterns}:${token}`,
    `/tokens/v7?collection=${slug}&includeTopBid=true`,
    `/users/${seller}/tokens/v10`,
    `/collections/v7?contract=${lanterns}`,
    ...['v1', 'v2'].map((version) => `/collections/${slug}/marketplace-configurations/${version}`),
    `/collections/${slug}/attributes/all/v4`,
    '/collections/trending/v1?period=1d',
    `/users/${seller}/collections/v4`,
    `/orders/users/${seller}/top-bids/v4`,
    `/currencies/conversion/v1?from=${wrappedNative}&to=${wrappedNative}`,
    `/orders/asks/v5?contracts=${lanterns}&contracts=${spices}`,
    `/orders/bids/v6?contracts=${lanterns}`,
    `/users/activity/v6?users=${seller}&users=${buyer}`,
    `/collections/activity/v6?collection=${lanterns}`,
    `/tokens/${lanterns}:${token}/activity/v5`,
  ]
}

async function read(path: string): Promise<string> {
  const response = await app.request(path)
  return `${response.status} ${await response.text()}`
}

/** Moves that say what they change, so that answers about other things stay. */
const specific = [
  ...['list units', 'bid', 'bid on any', 'fill', 'cancel', 'raise counter', 'move a token', 'move units'],
  ...['approve or not', 'spend or return money', 'allow money or not', 'pass time'],
]

const named = { name: 'Lamps', isStopped: true }

let fresh = 0
/** A parameter without a meaning makes another path, whose first answer is never from the cache. */
function readAnew(path: string): Promise<string> {
  return read(`${path}${path.includes('?') ? '&' : '?'}_=${fresh++}`)
}

/**
 * Compares the answer that may be cached with one made at the same time. If the book changes meanwhile, because the market
 * judges orders in the background, they are read again.
 */
async function compare(path: string): Promise<void> {
  for (;;) {
    const before = await readAnew(path)
    const kept = await read(path)
    if (kept === before) return
    const after = await readAnew(path)
    if (kept === after) return
    if (before === after) expect({ path, text: kept }).toEqual({ path, text: before })
  }
}

async function compareAll(): Promise<void> {
  const all = [...paths()]
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let path = all.pop(); path; path = all.pop()) await compare(path)
    }),
  )
}

/** Whether time alone ends an answer: the block of any move may begin or end an order that was drawn earlier. */
function isOver({ until }: { until?: bigint | undefined }): boolean {
  return until !== undefined && surface.shelf.time >= until
}

describe('cached answers', () => {
  test('default: after each kind of write, they equal those made anew', async () => {
    const names = new Set<string | undefined>()
    const refresh = () =>
      app.request(`/v2/chain/souk/contract/${lanterns}/nfts/${world.tokens[0]}/refresh`, { method: 'POST' })
    const done: string[] = []
    const kept = new Map<string, { valid: number; same: number }>()
    await compareAll()
    for (const name of moveNames()) {
      done.push(await moveOf(world, name))
      if (done.length === 3) await refresh()
      await followed(world)
      const before = new Map(surface.shelf.kept)
      await compareAll()
      const valid = [...before].filter(([, entry]) => entry.subjects && !isOver(entry))
      const same = valid.filter(([path, entry]) => surface.shelf.kept.get(path) === entry)
      kept.set(name, { valid: valid.length, same: same.length })
      for (const { answer } of surface.shelf.kept.values()) names.add((await answer).origin?.route)
    }
    // Otherwise the test would compare new answers with new ones.
    const dropping = specific.filter((name) => {
      const { valid = 0, same = 0 } = kept.get(name) ?? {}
      return valid > 0 && same === 0
    })
    if (isAlone) expect(dropping).toEqual([])
    const cached = routes.filter(
      ({ method, guard, isLive, name }) =>
        method === 'get' && guard === 'read' && !isLive && name !== 'getAuction',
    )
    expect([...names].toSorted()).toEqual(cached.map(({ name }) => name).toSorted())
  }, 120_000)

  test.each<[string, (db: Db) => Promise<unknown>]>([
    ['hides a collection', (db) => changeCollection(db, lanterns.toLowerCase(), { isHidden: true })],
    ['names it and stops its history', (db) => changeCollection(db, lanterns.toLowerCase(), named)],
    [
      'reads its metadata again',
      (db) => refreshCollection(db, lanterns.toLowerCase(), { isOnlyFailed: false }),
    ],
    ['shows it', (db) => changeCollection(db, lanterns.toLowerCase(), { isHidden: false })],
    ['creates a key', (db) => createKey(db, { name: 'shop', scope: 'client', factor: 2 })],
  ])(
    'behavior: after an operator %s',
    async (_, write) => {
      // Requested twice, so that the answers are cached.
      await compareAll()
      await write(server.market.db)
      await compareAll()
    },
    60_000,
  )
})
