import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import {
  createMarketApi,
  getCollection,
  getCollectionHistory,
  getCollections,
  getDepth,
  getHolders,
  getNftsByCollection,
  getRanking,
  getSearchResults,
  type MarketApi,
  paginate,
} from '@souk/market'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Db } from '../db/tables.js'
import { findDrift } from '../stats/findDrift.js'

const chain = testChain({ isUndone: false })
const [amina] = demo.accounts
const { lanterns, wrappedNative, dusd } = demo.contracts
const slug = 'lanterns-of-the-souk'
const contract = lanterns.toLowerCase()
const native = '0x0000000000000000000000000000000000000000'
const hourMs = 3_600_000
let server: TestServer
let db: Db
let api: MarketApi

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl, chain: 'ethereum' })
  await server.indexed(await chain.publicClient.getBlockNumber())
  await server.described()
  db = server.market.db
  api = createMarketApi({ chain: 'ethereum', baseUrl: (await server.listen()).url })
  // Begins in the middle of the hour that follows: no hour ends during the tests, and the chain's clock is not ahead.
  const present = Date.now
  const aheadMs = (Math.floor(present() / hourMs) + 1.5) * hourMs - present()
  vi.spyOn(Date, 'now').mockImplementation(() => present() + aheadMs)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
})

/** A number of hours before the current one. */
const hoursAgo = (hours: number) => new Date(Math.floor(Date.now() / hourMs - hours) * hourMs + 60_000)

async function sell(name: string, sale: { price: bigint; quantity?: bigint; at: Date; rank?: number }) {
  const { price, quantity = 1n, at, rank = 0 } = sale
  await db
    .insertInto('sales')
    .values({
      transaction_hash: `0xsale${name}`,
      log_index: 0,
      block_number: 1_000_000,
      order_hash: `0xorder${name}`,
      side: 'ask',
      contract,
      identifier: 1,
      quantity,
      price,
      price_rank: rank,
      currency: native,
      seller: amina.address.toLowerCase(),
      buyer: native,
      at,
    })
    .execute()
}

const unsell = (name: string) =>
  db.deleteFrom('sales').where('transaction_hash', '=', `0xsale${name}`).execute()

type Posted = {
  side: 'ask' | 'bid'
  price: bigint
  identifier?: bigint
  criteria?: bigint
  rank?: number
  currency?: string
  remaining?: bigint
  maker?: string
  reason?: string
}

const hash = (order: number) => `0x${order.toString(16).padStart(64, '0')}`

/** Inserts an order into the book as if it had been judged. */
async function post(orderHash: string, posted: Posted): Promise<void> {
  const { side, price, identifier, rank = 0, remaining = 1n, reason } = posted
  await db
    .insertInto('orders')
    .values({
      order_hash: orderHash,
      side,
      maker: posted.maker ?? amina.address.toLowerCase(),
      taker: null,
      contract,
      identifier: identifier ?? null,
      criteria: side === 'bid' ? (posted.criteria ?? 0n) : null,
      standard: 'erc721',
      currency: posted.currency ?? (side === 'ask' ? native : wrappedNative.toLowerCase()),
      price: price * remaining,
      price_rank: rank,
      unit_price: price,
      total: remaining,
      remaining,
      start_time: 0,
      end_time: 4_000_000_000n,
      kind: side === 'ask' ? 'basic' : 'criteria',
      parameters: JSON.stringify({ endTime: '4000000000' }) as never,
      signature: '0x',
      status: reason ? 'inactive' : 'active',
      reason: reason ?? null,
      created_at: new Date(),
    })
    .execute()
}

const withdraw = (orderHash: string) => db.deleteFrom('orders').where('order_hash', '=', orderHash).execute()

/** The market never deletes orders, so this resets by hand the figures that the database keeps. */
async function clearBook(): Promise<void> {
  await sql`update orders set status = 'cancelled' where contract = ${contract}`.execute(db)
}

describe('getRanking', () => {
  test('default: by the volume of a day, with the day before', async () => {
    await sell('a', { price: 5n, at: hoursAgo(1) })
    await sell('b', { price: 7n, at: hoursAgo(30) })
    const { ranking } = await getRanking(api)
    expect(ranking.map(({ collection }) => collection.slug)[0]).toBe(slug)
    expect(ranking[0]).toMatchObject({ volume: 5n, sales: 1, volumeBefore: 7n })
    expect(ranking).toHaveLength(demo.collections.length)
  })

  test('param: period', async () => {
    const [week] = (await getRanking(api, { period: '7d' })).ranking
    expect(week).toMatchObject({ volume: 12n, sales: 2, volumeBefore: 0n })
    const [ever] = (await getRanking(api, { period: 'all', limit: 1 })).ranking
    expect(ever).toMatchObject({ volume: 12n, sales: 2 })
    expect(ever?.volumeBefore).toBeUndefined()
  })

  test.each(['sales', 'floor', 'owners', 'listed'] as const)('param: sort %s, both ways', async (sort) => {
    const slugs = async (direction: 'asc' | 'desc') =>
      (await getRanking(api, { sort, direction })).ranking.map(({ collection }) => collection.slug)
    expect((await slugs('asc')).toSorted()).toEqual((await slugs('desc')).toSorted())
  })

  test('behavior: the floor at the beginning, if known', async () => {
    await sql`insert into floors values (${contract}, now() - interval '2 days', 90, ${native})`.execute(db)
    const before = async (period: '1d' | '7d') =>
      (await getRanking(api, { period })).ranking.find(({ collection }) => collection.slug === slug)
        ?.floorBefore?.price
    expect([await before('1d'), await before('7d')]).toEqual([90n, undefined])
    await sql`delete from floors where price = 90`.execute(db)
  })
})

describe('getCollectionHistory', () => {
  test('default: a day in hours, including hours without a sale', async () => {
    await sell('c', { price: 9n, at: hoursAgo(1) })
    const { stepSeconds, steps } = await getCollectionHistory(api, { slug })
    expect([stepSeconds, steps.length]).toEqual([3600, 25])
    expect(steps.at(-2)).toMatchObject({ volume: 14n, sales: 2, average: 7n, lowest: 5n })
    expect(steps.at(-3)).toEqual({ at: steps.at(-2)!.at - 3600n, volume: 0n, sales: 0 })
  })

  test.each([
    ['7d', 3600, 169],
    ['30d', 86_400, 31],
    ['1y', 86_400, 366],
    ['all', 3600, 31],
  ] as const)('param: period %s', async (period, stepSeconds, length) => {
    const history = await getCollectionHistory(api, { slug, period })
    expect(history.stepSeconds).toBe(stepSeconds)
    // The period "all" begins with the first sale, thirty hours ago.
    expect(Math.abs(history.steps.length - length)).toBeLessThanOrEqual(1)
    expect(history.steps.reduce((sum, step) => sum + step.volume, 0n)).toBe(21n)
  })

  test('behavior: a reorganisation removes its sales, and the lowest price is that of the remaining ones', async () => {
    await unsell('a')
    const { steps } = await getCollectionHistory(api, { slug })
    expect(steps.at(-2)).toMatchObject({ volume: 9n, sales: 1, lowest: 9n })
    expect(await findDrift(db).then((drift) => drift.map(({ about }) => about))).toEqual([
      'sales in the activity',
    ])
  })

  test('behavior: prices are for one unit, in the native currency', async () => {
    await sell('d', { price: 12n, quantity: 4n, at: hoursAgo(1) })
    await sell('e', { price: 1n, at: hoursAgo(1), rank: 2 })
    const { steps } = await getCollectionHistory(api, { slug })
    expect(steps.at(-2)).toMatchObject({ volume: 21n, sales: 2, lowest: 3n })
    for (const name of ['b', 'c', 'd', 'e']) await unsell(name)
  })

  test('behavior: the floor of a step is the book’s floor at its end', async () => {
    await sql`delete from floors`.execute(db)
    const at = (hours: number) => sql`${hoursAgo(hours)}::timestamptz`
    await sql`insert into floors values
      (${contract}, ${at(5)}, 50, ${native}), (${contract}, ${at(3)}, 40, ${wrappedNative.toLowerCase()}),
      (${contract}, ${at(2)}, null, null), (${contract}, ${at(1)}, 7, ${dusd.toLowerCase()})`.execute(db)
    const { steps } = await getCollectionHistory(api, { slug })
    expect(steps.slice(-7).map(({ floor }) => floor)).toEqual([
      undefined,
      50n,
      50n,
      40n,
      undefined,
      undefined,
      undefined,
    ])
    await sql`delete from floors`.execute(db)
  })

  test('behavior: each change of a floor is recorded', async () => {
    await post(hash(0xf1), { side: 'ask', identifier: 1n, price: 30n })
    await post(hash(0xf2), { side: 'ask', identifier: 2n, price: 20n })
    await post(hash(0xf3), { side: 'ask', identifier: 3n, price: 25n })
    await clearBook()
    const { rows } = await sql<{ price: string | null }>`select price from floors order by at`.execute(db)
    expect(rows.map(({ price }) => price)).toEqual(['30', '20', null])
    for (const order of [0xf1, 0xf2, 0xf3]) await withdraw(hash(order))
  })
})

describe('getCollection', () => {
  test('behavior: says how many names the market has still to read', async () => {
    const unread = async () => {
      const { collections } = await getCollections(api)
      const listed = collections.find((collection) => collection.slug === slug)
      return [await getCollection(api, { slug }), listed].map((collection) => {
        const { unread_metadata, unread_history } = collection?.stats.figures ?? {}
        return [unread_metadata, unread_history]
      })
    }
    const set = (values: { metadata_state: 'pending' | 'read'; metadata_attempts: number }) =>
      db
        .updateTable('tokens')
        .set({ ...values, metadata_next_at: 9_000_000_000_000 })
        .where('contract', '=', contract)
        .where('identifier', 'in', ['1', '2', '3'])
        .execute()
    await set({ metadata_state: 'pending', metadata_attempts: 0 })
    expect(await unread()).toEqual([
      [3, 0],
      [3, 0],
    ])
    // Tried in vain: retries may take minutes, and readers would wait for nothing.
    await set({ metadata_state: 'pending', metadata_attempts: 1 })
    expect(await unread()).toEqual([
      [0, 0],
      [0, 0],
    ])
    await set({ metadata_state: 'read', metadata_attempts: 0 })
  })
})

describe('getHolders', () => {
  test('default: all holders, largest first, page by page', async () => {
    const holders = []
    for await (const holder of paginate(getHolders, api, { slug, limit: 2 })) holders.push(holder)
    const { stats } = await getCollection(api, { slug })
    expect(holders).toHaveLength(stats.owners)
    expect(holders.reduce((sum, { quantity }) => sum + quantity, 0n)).toBe(stats.totalSupply)
    const quantities = holders.map(({ quantity }) => Number(quantity))
    expect(quantities).toEqual(quantities.toSorted((a, b) => b - a))
    expect(new Set(holders.map(({ address }) => address)).size).toBe(holders.length)
  })

  test('behavior: only the first page has the distribution', async () => {
    const first = await getHolders(api, { slug, limit: 1 })
    const { stats } = await getCollection(api, { slug })
    const sum = first.distribution?.reduce((all, group) => all + group.quantity, 0n)
    expect(sum).toBe(stats.totalSupply)
    expect(first.distribution?.map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 3],
      [4, 10],
      [11, 25],
      [26, 100],
      [101, undefined],
    ])
    expect((await getHolders(api, { slug, limit: 1, next: first.next })).distribution).toBeUndefined()
  })
})

describe('getDepth', () => {
  test('default: listings and offers by price, with those that are not covered', async () => {
    await post(hash(0xa1), { side: 'ask', identifier: 1n, price: 30n })
    await post(hash(0xa2), { side: 'ask', identifier: 2n, price: 20n })
    await post(hash(0xa3), { side: 'ask', identifier: 3n, price: 30n })
    await db
      .insertInto('criteria')
      .values({
        contract,
        root: 77n,
        kind: 'trait',
        traits: JSON.stringify([{ type: 'Glass', value: 'Amber' }]),
        encoded_token_ids: '1:9',
        token_count: 9,
        created_at: new Date(),
      })
      .execute()
    await post(hash(0xb1), { side: 'bid', price: 10n, remaining: 2n })
    await post(hash(0xb2), { side: 'bid', price: 10n, maker: native })
    await post(hash(0xb3), { side: 'bid', price: 10n, remaining: 5n, reason: 'balance' })
    await post(hash(0xb4), { side: 'bid', price: 12n, criteria: 77n })
    await post(hash(0xb5), { side: 'bid', price: 15n, reason: 'counter' })
    const { listings, offers } = await getDepth(api, { slug })
    expect(listings.map(({ price, tokens }) => [price, tokens])).toEqual([
      [20n, 1],
      [30n, 2],
    ])
    expect(offers).toMatchObject([
      { price: 12n, traits: [{ type: 'Glass', value: 'Amber' }], offers: 1, funded: 1n, unfunded: 0n },
      { price: 10n, offers: 3, makers: 2, funded: 3n, unfunded: 5n },
    ])
    expect((await getCollection(api, { slug })).stats.topOffer?.price).toBe(10n)
  })
})

describe('getNftsByCollection', () => {
  const prices = async (options: Omit<getNftsByCollection.Options, 'slug'>) => {
    const found = []
    for await (const nft of paginate(getNftsByCollection, api, { slug, limit: 1, atMost: 5, ...options }))
      found.push(nft.listing?.unitPrice)
    return found
  }

  test('param: sort, most expensive first, not for sale last', async () => {
    await post(hash(0xa4), { side: 'ask', identifier: 4n, price: 5n, rank: 3, currency: dusd.toLowerCase() })
    expect(await prices({ sort: 'price-down' })).toEqual([30n, 30n, 20n, 5n, undefined])
    expect(await prices({ sort: 'price' })).toEqual([20n, 30n, 30n, 5n, undefined])
  })

  test('param: sort, latest listing first, not for sale last', async () => {
    const { nfts } = await getNftsByCollection(api, { slug, sort: 'recent', limit: 5 })
    const listed = nfts.filter(({ listing }) => listing)
    expect(listed.length).toBe(4)
    expect(nfts.slice(0, 4)).toEqual(listed)
    expect(listed[0]?.tokenId).toBe(4n)
    const paged = []
    for await (const { tokenId } of paginate(getNftsByCollection, api, {
      slug,
      limit: 1,
      atMost: 5,
      sort: 'recent',
    }))
      paged.push(tokenId)
    expect(paged).toEqual(nfts.map(({ tokenId }) => tokenId))
  })

  test('param: sort, rarest first', async () => {
    const paged = []
    for await (const nft of paginate(getNftsByCollection, api, {
      slug,
      limit: 7,
      atMost: 200,
      sort: 'rarity',
    }))
      paged.push(nft)
    const ranks = paged.map(({ rarityRank }) => rarityRank ?? 0)
    expect(ranks[0]).toBe(1)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    const all: bigint[] = []
    for await (const { tokenId } of paginate(getNftsByCollection, api, { slug })) all.push(tokenId)
    expect(new Set(paged.map(({ tokenId }) => tokenId))).toEqual(new Set(all))
    // Made rarest of all, it comes first without any request.
    const last = paged.at(-1)!.tokenId
    await sql`update tokens set traits = '[{"type":"Glass","value":"None such"}]' where contract = ${contract} and identifier = ${last}`.execute(
      db,
    )
    await sql`insert into token_traits values (${contract}, 'Glass', 'None such', ${last})`.execute(db)
    const first = async () =>
      (await getNftsByCollection(api, { slug, limit: 1, sort: 'rarity' })).nfts[0]?.tokenId === last
    await poll(async () => (await first()) || undefined, { intervalMs: 20, deadlineMs: 20_000 })
  })

  test('param: price', async () => {
    expect(await prices({ sort: 'price', price: { from: 21n } })).toEqual([30n, 30n])
    expect(await prices({ sort: 'price-down', price: { from: 0n, to: 20n } })).toEqual([20n])
    expect(await prices({ price: { currency: wrappedNative, to: 30n } })).toEqual([30n, 20n, 30n])
  })

  test('param: text, by words, number and trait', async () => {
    await sql`update tokens set name = 'Quixotic Lantern' where contract = ${contract} and identifier = 3`.execute(
      db,
    )
    await sql`insert into token_traits values (${contract}, 'Metal', 'Brushed tin', 5)`.execute(db)
    const found = async (text: string) =>
      (await getNftsByCollection(api, { slug, text, limit: 9 })).nfts.map(({ tokenId }) => tokenId)
    expect(await found('lan quix')).toEqual([3n])
    expect(await found(' #4 ')).toContain(4n)
    expect(await found('brushed')).toEqual([5n])
    expect(await found("'; drop table tokens")).toEqual([])
    expect(await found('%')).toEqual([])
    await clearBook()
  })
})

describe('/v2/collections/{slug}/stats', () => {
  test('behavior: the average price has no part of sales in another currency', async () => {
    await sell('ether', { price: 10n ** 18n, at: hoursAgo(1) })
    await sell('more', { price: 3n * 10n ** 18n, at: hoursAgo(24 * 90) })
    for (const name of ['x', 'y', 'z']) await sell(name, { price: 5_000_000n, at: hoursAgo(2), rank: 2 })
    const { url } = await server.listen()
    const { total, intervals } = (await (
      await fetch(`${url}/v2/collections/${slug}/stats`)
    ).json()) as Record<'total' | 'intervals', unknown>
    expect(total).toMatchObject({ volume: 4, sales: 5, average_price: 2 })
    expect(intervals).toMatchObject([{ volume: 1, sales: 1, average_price: 1 }, {}, {}])
    for (const name of ['ether', 'more', 'x', 'y', 'z']) await unsell(name)
  })
})

describe('getSearchResults', () => {
  test('default: a collection by a part of its name, tokens by words', async () => {
    expect((await getSearchResults(api, { text: 'of the so' })).collections.map(({ slug }) => slug)).toEqual([
      slug,
    ])
    expect((await getSearchResults(api, { text: 'quix lant' })).nfts.map(({ tokenId }) => tokenId)).toEqual([
      3n,
    ])
  })

  test('behavior: among names with the same words, an exact match comes first, then by number', async () => {
    const rename = (identifier: bigint, name: string) =>
      sql`update tokens set name = ${name} where contract = ${contract} and identifier = ${String(identifier)}::numeric`.execute(
        db,
      )
    for (const identifier of [9n, 2n, 7n]) await rename(identifier, `Zephyr Lamp the ${identifier}th`)
    await rename(8n, 'Zephyr Lamp')
    const { nfts } = await getSearchResults(api, { text: 'zephyr lamp' })
    expect(nfts.map(({ tokenId }) => tokenId)).toEqual([8n, 2n, 7n, 9n])
  })

  test('behavior: a number matches one token of each collection that has it', async () => {
    const { nfts } = await getSearchResults(api, { text: '#3' })
    expect(new Set(nfts.map(({ contract }) => contract)).size).toBe(nfts.length)
    expect(nfts.map(({ contract }) => contract)).toContain(lanterns)
  })

  test('behavior: an address matches an account, and the collection of that contract', async () => {
    const account = await getSearchResults(api, { text: amina.address.toLowerCase() })
    expect(account.account).toMatchObject({ address: amina.address })
    expect(account.account?.tokens).toBeGreaterThan(0)
    const own = await getSearchResults(api, { text: lanterns })
    expect(own.account?.slug).toBe(slug)
    expect(own.collections).toHaveLength(1)
  })

  test.each(['%', '_', "'", '\\', '!!', ':*', '   zzzz'])('behavior: %j finds nothing', async (text) => {
    expect(await getSearchResults(api, { text })).toEqual({ collections: [], nfts: [] })
  })
})
