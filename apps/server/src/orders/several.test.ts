import { demo } from '@souk/devchain'
import {
  buildOffer,
  createMarket,
  createMarketApi,
  getActivity,
  getBundle,
  getBundles,
  getCollection,
  getNfts,
  getOrder,
  getOrders,
  getSwaps,
  type MarketApi,
  postOrder,
  postSwap,
  TokenIds,
} from '@souk/market'
import { cancelOrders, fulfillOrder } from '@souk/market/flows'
import { ItemType, type Order, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { type Address, erc20Abi, erc721Abi, type Hex, maxUint256, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdSeveral } from '../chain/affectedOrders.js'
import { changeCollection } from '../collections/changeCollection.js'
import * as Journal from '../journal/journal.js'
import { findDrift } from '../stats/findDrift.js'
import { apiOf } from '../testing/apiOf.js'
import { setApproval } from '../testing/setApproval.js'
import { listing, signOrder } from '../testing/signOrder.js'
import { standStill } from '../testing/standStill.js'
import { exportOrders } from '../transfer/exportOrders.js'
import { recheck } from './recheck.js'
import { verifyEntries } from './verifyEntries.js'

type Player = (typeof demo.accounts)[number]
const chain = testChain({ isUndone: false })
const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
let server: TestServer
let api: MarketApi
let hers: bigint[]
let his: bigint[]

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  api = apiOf(server)
  await server.indexed(await chain.publicClient.getBlockNumber())
  hers = await tokensOf(amina.address)
  his = await tokensOf(bilal.address)
  for (const owner of [amina, bilal])
    await server.indexed(await setApproval(chain, { owner, token: lanterns, approved: true }))
  const hash = await chain.walletClient(amina).writeContract({
    address: wrappedNative,
    abi: erc20Abi,
    functionName: 'approve',
    args: [seaportAddress, maxUint256],
  })
  const { blockNumber } = await chain.publicClient.waitForTransactionReceipt({ hash })
  await server.indexed(blockNumber)
})
afterAll(() => server.close())

async function tokensOf(owner: string): Promise<bigint[]> {
  const rows = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', owner.toLowerCase())
    .orderBy('identifier')
    .execute()
  return rows.map((row) => BigInt(row.identifier))
}

const lower = (address: Address) => address.toLowerCase() as Address

const nft = (identifier: bigint) => ({
  itemType: ItemType.ERC721,
  token: lanterns,
  identifierOrCriteria: identifier,
  startAmount: 1n,
  endAmount: 1n,
})

async function bundle(ids: readonly bigint[], price = parseEther('3')): Promise<Order.Order> {
  const { timestamp: now } = await chain.publicClient.getBlock()
  const components = listing({ maker: amina.address, token: lanterns, identifier: 0n, price, now })
  return signOrder(amina.privateKey, { ...components, offer: ids.map(nft) })
}

const marketOf = (player: Player) => createMarket({ client: chain.walletClient(player), api })

const weth = (amount: bigint, recipient?: Address) => ({
  itemType: ItemType.ERC20,
  token: wrappedNative,
  identifierOrCriteria: 0n,
  startAmount: amount,
  endAmount: amount,
  ...(recipient ? { recipient } : undefined),
})

/** Amina gives some of hers, and money, for some of his. */
async function swap(
  given: readonly bigint[],
  wanted: readonly bigint[],
  changes: Partial<Order.Components> = {},
): Promise<Order.Order> {
  const { timestamp: now } = await chain.publicClient.getBlock()
  const components = listing({ maker: amina.address, token: lanterns, identifier: 0n, price: 1n, now })
  const consideration = wanted.map((identifier) => ({ ...nft(identifier), recipient: amina.address }))
  return signOrder(amina.privateKey, {
    ...components,
    offer: given.map(nft),
    consideration,
    totalOriginalConsiderationItems: consideration.length,
    ...changes,
  })
}

function wantedBy(consideration: Order.Components['consideration']): Partial<Order.Components> {
  return { consideration, totalOriginalConsiderationItems: consideration.length }
}

async function fill(orderHash: Hex): Promise<void> {
  const { receipt } = await fulfillOrder(marketOf(bilal), { order: orderHash })
  await server.indexed(receipt.blockNumber)
}

const statusOf = async (orderHash: Hex) => (await getOrder(api, { orderHash })).status

async function send(identifier: bigint, from: Player, to: Address): Promise<void> {
  const hash = await chain.walletClient(from).writeContract({
    address: lanterns,
    abi: erc721Abi,
    functionName: 'transferFrom',
    args: [from.address, to, identifier],
  })
  const { blockNumber } = await chain.publicClient.waitForTransactionReceipt({ hash })
  await server.indexed(blockNumber)
}

describe('a bundle', () => {
  test('default', async () => {
    const ids = hers.slice(0, 3)
    const posted = await postOrder(api, { side: 'ask', order: await bundle(ids) })
    expect(posted).toMatchObject({ side: 'ask', price: parseEther('3'), total: 1n, status: 'active' })
    // Only the answer to a post has the signature.
    const unsigned = { ...posted, order: { ...posted.order, signature: '0x' } }
    expect(await getOrder(api, { orderHash: posted.orderHash })).toEqual(unsigned)
    const about = { side: 'ask', contract: lanterns, tokenIds: [ids[1] ?? 0n] } as const
    const hashes = async (more: object) =>
      (await getOrders(api, { ...about, ...more })).orders.map(({ orderHash }) => orderHash)
    expect(await hashes({})).not.toContain(posted.orderHash)
    expect(await hashes({ bundled: true })).toEqual([posted.orderHash])
    expect(await hashes({ includeBundled: true })).toContain(posted.orderHash)
  })

  test('behavior: its price is the price of no token, and no floor', async () => {
    const ids = hers.slice(3, 5)
    const before = await getCollection(api, { slug: 'lanterns-of-the-souk' })
    await postOrder(api, { side: 'ask', order: await bundle(ids, 1n) })
    const after = await getCollection(api, { slug: 'lanterns-of-the-souk' })
    expect(after.stats).toEqual(before.stats)
    const nfts = await getNfts(api, { tokens: ids.map((tokenId) => ({ contract: lanterns, tokenId })) })
    expect(nfts.map(({ listing }) => listing)).not.toContainEqual(expect.objectContaining({ price: 1n }))
    const inBundle = { items: 2, maker: amina.address, price: 1n, currency: { symbol: 'ETH' } }
    expect(nfts.filter(({ listing }) => !listing).map(({ bundle }) => bundle)).toEqual(
      ids.map(() =>
        expect.objectContaining({ ...inBundle, currency: expect.objectContaining(inBundle.currency) }),
      ),
    )
  })

  test('behavior: it sleeps while one of its tokens is away', async () => {
    const ids = hers.slice(5, 7)
    const [first = 0n] = ids
    const { orderHash } = await postOrder(api, { side: 'ask', order: await bundle(ids) })
    await send(first, amina, bilal.address)
    expect(await statusOf(orderHash)).toBe('inactive')
    await send(first, bilal, amina.address)
    expect(await statusOf(orderHash)).toBe('active')
  })

  test('behavior: a sale is told of each token, at no price of its own', async () => {
    const ids = hers.slice(7, 9)
    const { orderHash } = await postOrder(api, { side: 'ask', order: await bundle(ids) })
    await fill(orderHash)
    expect(await statusOf(orderHash)).toBe('filled')
    const { activities } = await getActivity(api, {
      slug: 'lanterns-of-the-souk',
      types: ['sale', 'listing'],
    })
    const own = activities.filter((entry) => entry.orderHash === orderHash)
    expect(own.map(({ type, tokenId, price }) => [type, tokenId, price])).toEqual([
      ['sale', ids[1], undefined],
      ['sale', ids[0], undefined],
      ['listing', ids[1], undefined],
      ['listing', ids[0], undefined],
    ])
    const sales = await server.market.db
      .selectFrom('sales')
      .selectAll()
      .where('order_hash', '=', orderHash)
      .execute()
    expect(sales).toEqual([])
    expect(await findDrift(server.market.db)).toEqual([])
  })

  test('behavior: the activity tells how many tokens an order has, and the price of all', async () => {
    const ids = hers.slice(11, 13)
    const { orderHash } = await postOrder(api, { side: 'ask', order: await bundle(ids) })
    const { receipt } = await cancelOrders(marketOf(amina), { orders: [orderHash] })
    await server.indexed(receipt?.blockNumber ?? 0n)
    const { activities } = await getActivity(api, { contract: lanterns, tokenId: ids[0] ?? 0n })
    const own = activities.filter((entry) => entry.orderHash === orderHash)
    const price = parseEther('3')
    expect(own).toMatchObject([
      { type: 'cancel', side: 'ask', bundle: { items: 2, price } },
      { type: 'listing', side: 'ask', bundle: { items: 2, price, currency: { symbol: 'ETH' } } },
    ])
  })

  test('behavior: an offer on several tokens', async () => {
    const ids = his.slice(0, 2)
    const order = await swap([], ids, { offer: [weth(parseEther('1'))] })
    const { orderHash, side, price } = await postOrder(api, { side: 'bid', order })
    expect([side, price]).toEqual(['bid', parseEther('1')])
    const owner = { side: 'bid', owner: bilal.address, bundled: true } as const
    expect((await getOrders(api, owner)).orders.map((found) => found.orderHash)).toEqual([orderHash])
    await fill(orderHash)
    expect(await statusOf(orderHash)).toBe('filled')
  })

  test('behavior: for one buyer alone', async () => {
    const ids = hers.slice(9, 11)
    const { parameters } = await bundle(ids)
    const consideration = [
      ...parameters.consideration,
      ...ids.map((identifier) => ({ ...nft(identifier), recipient: bilal.address })),
    ]
    const order = await signOrder(amina.privateKey, {
      ...parameters,
      consideration,
      totalOriginalConsiderationItems: consideration.length,
    })
    const posted = await postOrder(api, { side: 'ask', order })
    expect([posted.taker, posted.price]).toEqual([bilal.address, parseEther('3')])
  })

  test('behavior: the first version of the API', async () => {
    const legacy = createMarketApi({ ...api, chain: 'ethereum' })
    const { bundles } = await getBundles(legacy, {})
    expect(bundles.length).toBeGreaterThan(0)
    const [newest] = bundles
    expect(await getBundle(legacy, { slug: newest?.slug ?? '' })).toEqual(newest)
  })

  test('param: owner, contract, tokenIds: of the first version', async () => {
    const legacy = createMarketApi({ ...api, chain: 'ethereum' })
    const ids = hers.slice(18, 20)
    const { orderHash } = await postOrder(api, { side: 'ask', order: await bundle(ids) })
    const slugs = async (options: getBundles.Options) =>
      (await getBundles(legacy, options)).bundles.map(({ slug }) => slug)
    expect(await slugs({ owner: amina.address })).toContain(orderHash)
    expect(await slugs({ owner: wrappedNative })).toEqual([])
    expect(await slugs({ contract: lanterns, tokenIds: ids.slice(1) })).toEqual([orderHash])
    expect(await slugs({ contract: wrappedNative })).toEqual([])
    expect(await slugs({ contract: lanterns, tokenIds: ids, onSale: true })).toEqual([orderHash])
  })

  test('error: bundles of the first version that are not for sale', async () => {
    const legacy = createMarketApi({ ...api, chain: 'ethereum' })
    await expect(getBundles(legacy, { onSale: false })).rejects.toThrow(
      'on_sale must be true, because the market lists only bundles that are for sale',
    )
  })

  test.each([
    ['side_mismatch', 'a swap posted as a listing', () => swap(hers.slice(0, 1), his.slice(5, 6))],
    ['items_unsupported', 'a token named twice', () => bundle([hers[0] ?? 0n, hers[0] ?? 0n])],
    ['balance_insufficient', 'a token that is not the maker’s', () => bundle([hers[0] ?? 0n, his[5] ?? 0n])],
  ])('error: %s, %s', async (code, _, make) => {
    await expect(postOrder(api, { side: 'ask', order: await make() })).rejects.toMatchObject({ code })
  })
})

describe('a bundle with an item that the operator hides', () => {
  test('default: only its accounts and visitors who ask for the hidden collection see it, and activity leaves out the item', async () => {
    const { db } = server.market
    const { zellige } = demo.contracts
    const hidden = lower(zellige)
    const [tokenId = 0n] = hers.slice(14)
    const [tile] = await db
      .selectFrom('balances')
      .select('identifier')
      .where('contract', '=', hidden)
      .where('owner', '=', lower(amina.address))
      .limit(1)
      .execute()
    await server.indexed(await setApproval(chain, { owner: amina, token: zellige, approved: true }))
    const { timestamp: now } = await chain.publicClient.getBlock()
    const terms = listing({ maker: amina.address, token: lanterns, identifier: tokenId, price: 5n, now })
    const item = { ...nft(BigInt(tile?.identifier ?? 0)), token: zellige }
    const order = await signOrder(amina.privateKey, { ...terms, offer: [nft(tokenId), item] })
    const { orderHash } = await postOrder(api, { side: 'ask', order })
    const isListed = async (asked: object) =>
      (await getOrders(api, { side: 'ask', bundled: true, limit: 50, ...asked })).orders.some(
        (found) => found.orderHash === orderHash,
      )
    const seen = async () => {
      const { activities } = await getActivity(api, { contract: lanterns, tokenId })
      const [nft] = await getNfts(api, { tokens: [{ contract: lanterns, tokenId }] })
      const legacy = createMarketApi({ ...api, chain: 'ethereum' })
      return {
        all: await isListed({}),
        lantern: await isListed({ contract: lanterns, tokenIds: [tokenId] }),
        tile: await isListed({ contract: zellige, tokenIds: [item.identifierOrCriteria] }),
        maker: await isListed({ maker: amina.address }),
        card: nft?.bundle?.orderHash === orderHash,
        legacy: (await getBundles(legacy, { contract: lanterns, tokenIds: [tokenId] })).bundles.length,
        activity: activities.find((entry) => entry.orderHash === orderHash)?.bundle?.tokens?.length,
      }
    }
    const shown = { all: true, lantern: true, tile: true, maker: true, card: true, legacy: 1, activity: 2 }
    expect(await seen()).toEqual(shown)
    await changeCollection(db, hidden, { isHidden: true })
    const rest = { all: false, lantern: false, card: false, legacy: 0, activity: 1 }
    expect(await seen()).toEqual({ ...shown, ...rest })
    const ofTile = await getActivity(api, { contract: zellige, tokenId: item.identifierOrCriteria })
    expect(ofTile.activities.find((entry) => entry.orderHash === orderHash)?.bundle).toMatchObject({
      items: 2,
      tokens: [{ contract: lanterns }, { contract: zellige }],
    })
    await changeCollection(db, hidden, { isHidden: false })
    expect(await seen()).toEqual(shown)
  })
})

describe('a swap', () => {
  test('default', async () => {
    const [given = 0n] = hers.slice(12)
    const [wanted = 0n] = his.slice(6)
    const posted = await postSwap(api, { order: await swap([given], [wanted]) })
    expect(posted).toMatchObject({ side: 'swap', status: 'active', total: 1n })
    expect(posted).not.toHaveProperty('price')
    const hashes = async (query: object) =>
      (await getSwaps(api, query)).orders.map(({ orderHash }) => orderHash)
    for (const query of [{ owner: bilal.address }, { maker: amina.address }, {}])
      expect(await hashes(query)).toContain(posted.orderHash)
    for (const identifier of [given, wanted])
      expect(await hashes({ contract: lanterns, tokenIds: [identifier] })).toEqual([posted.orderHash])
    await fill(posted.orderHash)
    expect(await statusOf(posted.orderHash)).toBe('filled')
    expect(await hashes({})).not.toContain(posted.orderHash)
  })

  test('behavior: with money on one side', async () => {
    const order = await swap(hers.slice(13, 14), his.slice(7, 8), {
      offer: [nft(hers[13] ?? 0n), weth(parseEther('0.5'))],
    })
    const { orderHash } = await postSwap(api, { order })
    await fill(orderHash)
    expect(await statusOf(orderHash)).toBe('filled')
  })

  test('behavior: activity says that it is a swap, who gave which token and money, and that it was cancelled', async () => {
    const [first = 0n, second = 0n] = hers.slice(19)
    const [wanted = 0n] = his.slice(12)
    const offer = [nft(first), weth(parseEther('0.1'))]
    const { orderHash } = await postSwap(api, { order: await swap([first], [wanted], { offer }) })
    await fill(orderHash)
    const other = await postSwap(api, { order: await swap([second], [first]) })
    const { receipt } = await cancelOrders(marketOf(amina), { orders: [other.orderHash] })
    await server.indexed(receipt?.blockNumber ?? 0n)
    const { activities } = await getActivity(api, { slug: 'lanterns-of-the-souk' })
    const activityOf = (hash: Hex) =>
      activities
        .filter((entry) => entry.orderHash === hash)
        .map(({ type, side, tokenId, from, to }) => [type, side, tokenId, from, to])
    expect(activityOf(orderHash)).toEqual([
      ['sale', 'swap', wanted, bilal.address, amina.address],
      ['sale', 'swap', first, amina.address, bilal.address],
      ['offer', 'swap', wanted, amina.address, undefined],
      ['offer', 'swap', first, amina.address, undefined],
    ])
    const paid = activities.flatMap(({ orderHash: hash, bundle }) => (hash === orderHash ? [bundle] : []))
    const sum = { currency: { symbol: 'WETH' }, amount: parseEther('0.1'), received: parseEther('0.1') }
    const [her, him] = [amina.address, bilal.address]
    const tokensOf = (movedFirst: object, movedSecond: object) => [
      { tokenId: first, quantity: 1n, ...movedFirst },
      { tokenId: wanted, quantity: 1n, ...movedSecond },
    ]
    const offered = {
      items: 2,
      payments: [{ ...sum, from: her }],
      tokens: tokensOf({ from: her }, { to: her }),
    }
    const done = {
      items: 2,
      payments: [{ ...sum, from: her, to: him }],
      tokens: tokensOf({ from: her, to: him }, { from: him, to: her }),
    }
    expect(paid).toMatchObject([done, done, offered, offered])
    expect(activityOf(other.orderHash).filter(([type]) => type === 'cancel')).toEqual([
      ['cancel', 'swap', first, amina.address, undefined],
      ['cancel', 'swap', second, amina.address, undefined],
    ])
  })

  test('behavior: a holder of a token of its list finds it, and accepts it with that token', async () => {
    const [given = 0n] = hers.slice(21)
    const [listed = 0n, other = 0n] = his.slice(13)
    const { consideration } = await buildOffer(api, {
      offerer: amina.address,
      slug: 'lanterns-of-the-souk',
      tokenIds: TokenIds.from([listed, other + 1_000n]),
    })
    const { orderHash } = await postSwap(api, { order: await swap([given], [], wantedBy(consideration)) })
    const found = async (owner: Address) =>
      (await getSwaps(api, { owner })).orders.map((one) => one.orderHash)
    expect(await found(bilal.address)).toContain(orderHash)
    expect(await found(demo.accounts[3].address)).not.toContain(orderHash)
    const accept = (tokenId: bigint) => fulfillOrder(marketOf(bilal), { order: orderHash, tokenId })
    await expect(accept(other)).rejects.toMatchObject({ code: 'criteria_mismatch' })
    const { receipt } = await accept(listed)
    await server.indexed(receipt.blockNumber)
    expect(await statusOf(orderHash)).toBe('filled')
  })

  test('error: side_mismatch', async () => {
    const order = await bundle(hers.slice(0, 2))
    await expect(postSwap(api, { order })).rejects.toMatchObject({ code: 'side_mismatch' })
  })
})

describe('an event of too many orders', () => {
  test('behavior: a bundle and a swap cannot be filled until each is checked again', async () => {
    const bundled = await postOrder(api, { side: 'ask', order: await bundle(hers.slice(15, 17)) })
    const swapped = await postSwap(api, { order: await swap(hers.slice(17, 18), his.slice(10, 11)) })
    const { node } = server.market
    const market = await standStill(server, chain.rpcUrl)
    const hashes = [bundled.orderHash, swapped.orderHash]
    const statuses = () => Promise.all(hashes.map(statusOf))
    const touch = { type: 'operator', contract: lower(lanterns), account: lower(amina.address) } as const
    await market.db.transaction().execute((tx) => holdSeveral(tx, [touch]))
    expect(await statuses()).toEqual(['inactive', 'inactive'])
    await recheck(market)
    expect(await statuses()).toEqual(['active', 'active'])
    expect(await findDrift(market.db)).toEqual([])
    server.market.node = node
  })
})

describe('the events of orders of several items', () => {
  const eventsOf = (orderHash: string) =>
    server.market.db
      .selectFrom('events')
      .select(['type', 'collection', 'contract', 'identifier', 'accounts'])
      .where('order_hash', '=', orderHash)
      .orderBy('sequence')
      .execute()

  const factsOf = async (orderHash: string) => {
    const rows = await server.market.db
      .selectFrom('events')
      .select('facts')
      .where('order_hash', '=', orderHash)
      .execute()
    expect(rows.length).toBeGreaterThan(1)
    return rows.map(({ facts }) => facts)
  }
  const getBundlePrice = (orderHash: string) =>
    server.market.db
      .selectFrom('orders')
      .select('price')
      .where('order_hash', '=', orderHash)
      .executeTakeFirstOrThrow()

  test('behavior: those of a swap reach listeners of each token, and the holder of the token that it asks for', async () => {
    const [given, wanted] = [hers.slice(18, 19), his.slice(11, 12)]
    const { orderHash } = await postSwap(api, { order: await swap(given, wanted) })
    const tokens = [...given, ...wanted].toSorted((a, b) => (a < b ? -1 : 1))
    expect(await eventsOf(orderHash)).toEqual(
      tokens.map((identifier) => ({
        type: 'offer',
        collection: 'lanterns-of-the-souk',
        contract: lower(lanterns),
        identifier: String(identifier),
        accounts: [lower(amina.address), lower(bilal.address)],
      })),
    )
    for (const facts of await factsOf(orderHash)) {
      expect(facts).toMatchObject({ side: 'swap', maker: lower(amina.address), items: 2, remaining: '1' })
      expect(facts).not.toHaveProperty('price')
    }
  })

  test('behavior: those of a bundle reach listeners of each token, from its listing to its end', async () => {
    const { orderHash } = await postOrder(api, { side: 'ask', order: await bundle(hers.slice(16, 18)) })
    const touch = { type: 'operator', contract: lower(lanterns), account: lower(amina.address) } as const
    await server.market.db.transaction().execute((tx) => holdSeveral(tx, [touch]))
    await recheck(server.market)
    const events = await eventsOf(orderHash)
    const told = events.map(({ type, identifier }) => [type, identifier])
    const [first, second] = hers.slice(16, 18).map(String)
    expect(told).toEqual([
      ['listing', first],
      ['listing', second],
      ['valid', first],
      ['valid', second],
    ])
    const { price } = await getBundlePrice(orderHash)
    for (const facts of await factsOf(orderHash))
      expect(facts).toMatchObject({ side: 'ask', maker: lower(amina.address), items: 2, price })
  })
})

describe('the holders of what a swap asks for', () => {
  test('behavior: an event names 30 of them at most', async () => {
    const { db } = server.market
    const editions = [1n, 2n].map((identifier) => ({ ...nft(identifier), itemType: ItemType.ERC1155 }))
    const parameters = JSON.stringify({
      consideration: editions.map(({ identifierOrCriteria, ...item }) => ({
        itemType: item.itemType,
        token: demo.contracts.spices,
        identifierOrCriteria: String(identifierOrCriteria),
      })),
    })
    await sql`
      insert into balances (contract, identifier, owner, quantity)
      select ${lower(demo.contracts.spices)}, i % 2 + 1, '0x' || lpad(to_hex(i), 40, '0'), 1
      from generate_series(1, 40) i`.execute(db)
    const { rows } = await sql<{ holders: readonly string[] }>`
      select holders_of_wanted(${parameters}::jsonb) as holders`.execute(db)
    expect(rows[0]?.holders.length).toBe(30)
  })
})

describe('the journal', () => {
  test('default: every order is exported, and can be restored', async () => {
    const entries: Journal.Entry[] = []
    for await (const line of exportOrders(server.market.db, { all: true }))
      entries.push(...(Journal.decode(line) ?? []))
    const checked = await verifyEntries(server.market, entries)
    const found = checked.map((entry) => ('terms' in entry ? entry.terms.side : entry.fault))
    expect([...new Set(found)].toSorted()).toEqual(['bundle_ask', 'bundle_bid', 'swap'])
  })
})
