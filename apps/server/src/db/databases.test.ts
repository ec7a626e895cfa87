import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import {
  getCollection,
  getCollections,
  getNftsByAccount,
  getNftsByCollection,
  getOrder,
  getOrders,
  postOrder,
} from '@souk/market'
import { seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { startPostgres } from '@souk/testing/postgres'
import { testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEvents } from '../events/feed.js'
import type { NewOrder } from '../orders/NewOrder.js'
import { readTerms } from '../orders/readTerms.js'
import { storeOrders } from '../orders/storeOrders.js'
import type * as Terms from '../orders/Terms.js'
import { apiOf } from '../testing/apiOf.js'
import { listing, signOrder } from '../testing/signOrder.js'
import { changeState } from './changeState.js'
import { openDatabase } from './open.js'
import type { Db } from './tables.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts

const postgres = await startPostgres().catch((error: unknown) => {
  process.stdout.write(`PostgreSQL cannot run here, its tests are skipped: ${String(error)}\n`)
  return undefined
})
afterAll(() => postgres?.close())

describe.each([
  ['embedded', undefined, true],
  ['postgres', postgres?.url, postgres !== undefined],
] as const)('the %s database', (_, databaseUrl, isThere) => {
  const options = () => ({ rpcUrl: chain.rpcUrl, databaseUrl })
  let server: Awaited<ReturnType<typeof testServer>>

  beforeAll(async () => {
    if (isThere) server = await testServer(options())
  })
  afterAll(() => server?.close())

  const api = () => apiOf(server)

  test.runIf(isThere)('default', async () => {
    await server.indexed(await chain.publicClient.getBlockNumber())
    const hash = await chain.walletClient(amina).writeContract({
      address: lanterns,
      abi: parseAbi(['function setApprovalForAll(address operator, bool approved)']),
      functionName: 'setApprovalForAll',
      args: [seaportAddress, true],
    })
    const { blockNumber } = await chain.publicClient.waitForTransactionReceipt({ hash })
    await server.indexed(blockNumber)
    const { nfts } = await getNftsByAccount(api(), { account: amina.address, limit: 200 })
    const owned = nfts.filter((nft) => nft.contract === lanterns).map((nft) => nft.tokenId)
    const { timestamp: now } = await chain.publicClient.getBlock()
    // More than 2^53, and in another order than their texts.
    const prices = [9n, 10n ** 19n, 10n, 10n ** 19n + 1n]
    for (const [index, price] of prices.entries()) {
      const components = listing({
        maker: amina.address,
        token: lanterns,
        identifier: owned[index]!,
        price,
        now,
      })
      await postOrder(api(), { side: 'ask', order: await signOrder(amina.privateKey, components) })
    }
    const pages: bigint[] = []
    for (let next: string | undefined, first = true; first || next; first = false) {
      const page = await getOrders(api(), {
        side: 'ask',
        orderBy: 'eth_price',
        orderDirection: 'asc',
        limit: 3,
        next,
      })
      pages.push(...page.orders.map((order) => order.price))
      next = page.next
    }
    expect(pages).toEqual([9n, 10n, 10n ** 19n, 10n ** 19n + 1n])
    const listed = await getNftsByCollection(api(), { slug: 'lanterns-of-the-souk', sort: 'price', limit: 5 })
    expect(listed.nfts.map((nft) => nft.listing?.price)).toEqual([
      9n,
      10n,
      10n ** 19n,
      10n ** 19n + 1n,
      undefined,
    ])
    const { stats } = await getCollection(api(), { slug: 'lanterns-of-the-souk' })
    expect(stats).toMatchObject({ listed: 4, floor: { price: 9n }, volume: 0n })
    expect((await getCollections(api(), { limit: 2 })).collections).toHaveLength(2)
    const { orders } = await getOrders(api(), { side: 'ask', tokenIds: [owned[0]!, owned[2]!] })
    const transfer = await chain.walletClient(amina).writeContract({
      address: lanterns,
      abi: parseAbi(['function transferFrom(address from, address to, uint256 id)']),
      functionName: 'transferFrom',
      args: [amina.address, bilal.address, owned[0]!],
    })
    await chain.publicClient.waitForTransactionReceipt({ hash: transfer })
    const first = orders.find((order) => order.price === 9n)!
    await poll(async () => ((await getOrder(api(), first)).reason === 'balance' ? true : undefined), {
      intervalMs: 20,
      deadlineMs: 40_000,
    })
    const events = await readEvents(server.market.db, { after: 0, limit: 1000 })
    const types = events
      .map((event) => JSON.parse(event.json()).event_type as string)
      .filter((type) => type !== 'metadata')
    expect(types.filter((type) => type !== 'floor')).toEqual([
      ...['listing', 'listing', 'listing', 'listing'],
      ...['transfer', 'invalid'],
    ])
    // The first listing is the cheapest one, until its token is gone.
    expect(types.filter((type) => type === 'floor')).toHaveLength(2)
  })

  test.runIf(isThere)('behavior: a chain of statements leaves turns to everything else', async () => {
    let isOver = false
    let turns = 0
    const count = () => {
      turns++
      if (!isOver) setImmediate(count)
    }
    const between = await server.market.db.transaction().execute(async (tx) => {
      setImmediate(count)
      const sleep = () => sql`select pg_sleep(0.02)`.execute(tx)
      await sleep()
      const before = turns
      for (let statement = 0; statement < 5; statement++) await sleep()
      return turns - before
    })
    isOver = true
    expect(between).toBeGreaterThanOrEqual(4)
  })

  test.runIf(isThere)('behavior: an order is stored with the chain state at its turn', async () => {
    await chain.testClient.mine({ blocks: 1 })
    await server.indexed(await chain.publicClient.getBlockNumber())
    const { db, hasher } = server.market
    const components = listing({
      maker: amina.address,
      token: lanterns,
      identifier: 1n,
      price: 7n,
      now: 100n,
    })
    const order = await signOrder(amina.privateKey, components)
    const terms = readTerms(components, 'ask') as Terms.Terms
    const tip = await db
      .selectFrom('blocks')
      .selectAll()
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const rename = (on: Db, hash: string) =>
      on.updateTable('blocks').set({ hash }).where('number', '=', tip.number).execute()
    const entry: NewOrder = {
      ...{ order, terms, orderHash: hasher.hash(components), createdAt: new Date(), signedBy: 'key' },
      verdict: { status: 'active', remaining: 1n, unfilled: 1n },
      at: { number: BigInt(tip.number), hash: tip.hash as Hex },
    }
    const { storing } = await changeState(db, async (tx) => {
      const storing = storeOrders(server.market, [entry])
      // The embedded database has one connection, so statements queue for it.
      if (databaseUrl) await poll(() => isAnybodyWaiting(db), { intervalMs: 10 })
      await rename(tx, `0x${'11'.repeat(32)}`)
      return { result: { storing }, changed: 'anything' }
    })
    const { old } = await storing
    await rename(db, tip.hash)
    expect(old).toEqual([entry.orderHash])
  })

  test.runIf(isThere)('behavior: two servers that start at once migrate the schema once', async () => {
    if (!databaseUrl) return
    const [one, two] = await Promise.all([
      openDatabase({ url: databaseUrl, folder: '' }),
      openDatabase({ url: databaseUrl, folder: '' }),
    ])
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(one.db)
    expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length)
    await Promise.all([one.close(), two.close()])
  })
})

/** Tells whether a transaction waits for a lock that another one holds. */
async function isAnybodyWaiting(db: Db): Promise<true | undefined> {
  const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(db)
  return rows.length > 0 ? true : undefined
}
