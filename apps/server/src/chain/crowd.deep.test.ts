import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { getOrder, getOrders, postOrder } from '@souk/market'
import { ItemType, seaportAbi, seaportAddress } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { erc20Abi, type Hex, maxUint256 } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findDrift } from '../stats/findDrift.js'
import { apiOf } from '../testing/apiOf.js'
import { fillBook } from '../testing/fillBook.js'
import { setApproval } from '../testing/setApproval.js'
import { listing, signOrder } from '../testing/signOrder.js'
import { mostOfPage, pageSize } from './judgePage.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const { lanterns, wrappedNative } = demo.contracts
const orders = 1_600
let server: TestServer
let owned: bigint[]
let now: bigint

beforeEach(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  for (const owner of [amina, bilal]) await approve(true, owner)
  owned = await tokensOf(amina)
  now = (await chain.publicClient.getBlock()).timestamp
})
afterEach(() => server.close())

type Player = { address: Hex; privateKey: Hex }

async function tokensOf({ address }: Player): Promise<bigint[]> {
  const rows = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', address.toLowerCase())
    .orderBy('identifier')
    .execute()
  return rows.map((row) => BigInt(row.identifier))
}

async function approve(approved: boolean, owner: Player = amina): Promise<void> {
  await server.indexed(await setApproval(chain, { owner, token: lanterns, approved }))
}

const draft = (identifier: bigint) =>
  listing({ maker: amina.address, token: lanterns, identifier, price: 10n ** 18n, now })

const fill = () =>
  fillBook(server.market, { side: 'ask', like: draft(owned[0]!), identifiers: owned.slice(0, 5), orders })

/** Counts the orders that each statement writes from now on. */
async function countWritten(): Promise<() => Promise<number[]>> {
  const { db } = server.market
  await sql`create table written (orders integer)`.execute(db)
  await sql`create function count_written() returns trigger language plpgsql as $$
    begin insert into written select count(*) from fresh; return null; end $$`.execute(db)
  await sql`create trigger count_written after update on orders referencing new table as fresh
    for each statement execute function count_written()`.execute(db)
  return async () => {
    const { rows } = await sql<{ orders: number }>`select orders from written where orders > 0`.execute(db)
    return rows.map((row) => row.orders)
  }
}

const untilJudged = () =>
  poll(
    async () => {
      const left = await server.market.db.selectFrom('touch_queue').select('touch').execute()
      return left.length === 0 || undefined
    },
    { intervalMs: 10, deadlineMs: 60_000 },
  )

async function standings(): Promise<unknown> {
  const { rows } = await sql`
    select status, reason, count(*)::integer as orders from orders group by 1, 2 order by 1, 2`.execute(
    server.market.db,
  )
  return rows
}

describe('very many orders of one maker', () => {
  test('default: none is shown as active once the block is indexed, and all are judged in pages', async () => {
    const hashes = await fill()
    const written = await countWritten()
    await approve(false)
    const api = apiOf(server)
    expect((await getOrders(api, { side: 'ask', contract: lanterns })).orders).toEqual([])
    expect(await getOrder(api, { orderHash: hashes.at(-1)! })).toMatchObject({
      status: 'inactive',
      reason: 'approval',
    })
    await untilJudged()
    expect(await standings()).toEqual([{ status: 'inactive', reason: 'approval', orders }])
    expect(Math.max(...(await written()))).toBeLessThanOrEqual(pageSize)
    expect((await written()).reduce((sum, count) => sum + count, 0)).toBe(orders)
    expect(await findDrift(server.market.db)).toEqual([])
  }, 90_000)

  test('behavior: orders that become valid again meanwhile are active at once, and the book is correct in the end', async () => {
    await fill()
    await approve(false)
    await approve(true)
    await untilJudged()
    expect(await standings()).toEqual([{ status: 'active', reason: null, orders }])
    expect(await findDrift(server.market.db)).toEqual([])
  }, 90_000)

  test('behavior: orders that become valid again after all were judged are shown at once, and their events follow in pages', async () => {
    const hashes = await fill()
    await approve(false)
    await untilJudged()
    const written = await countWritten()
    const { latest } = server.market.feed
    const before = latest()
    await approve(true)
    const api = apiOf(server)
    const { rows } = await sql<{
      orders: number
    }>`select count(*)::integer as orders from shown_orders where status = 'active'`.execute(server.market.db)
    expect(rows).toEqual([{ orders }])
    const revived = await getOrder(api, { orderHash: hashes.at(-1)! })
    expect(revived).toMatchObject({ status: 'active', revivedAt: expect.any(Date) })
    const { orders: shown } = await getOrders(api, {
      side: 'ask',
      contract: lanterns,
      orderBy: 'eth_price',
      orderDirection: 'asc',
    })
    expect(shown[0]).toMatchObject({ orderHash: hashes[0], status: 'active' })
    await untilJudged()
    expect(await standings()).toEqual([{ status: 'active', reason: null, orders }])
    expect(Math.max(...(await written()))).toBeLessThanOrEqual(mostOfPage)
    const told = await server.market.db
      .selectFrom('events')
      .select(['type', 'order_hash', 'collection', 'accounts'])
      .where('sequence', '>', String(before))
      .where('type', '=', 'valid')
      .orderBy('sequence')
      .execute()
    expect(told.map(({ order_hash }) => order_hash)).toEqual(hashes)
    expect(told[0]).toMatchObject({
      collection: 'lanterns-of-the-souk',
      accounts: [amina.address.toLowerCase()],
    })
    expect(await findDrift(server.market.db)).toEqual([])
  }, 90_000)

  test('behavior: orders that become valid and invalid again meanwhile are not shown', async () => {
    await fill()
    await approve(false)
    await untilJudged()
    await approve(true)
    await approve(false)
    expect((await getOrders(apiOf(server), { side: 'ask', contract: lanterns })).orders).toEqual([])
    await untilJudged()
    expect(await standings()).toEqual([{ status: 'inactive', reason: 'approval', orders }])
    expect(await findDrift(server.market.db)).toEqual([])
  }, 90_000)

  test('behavior: orders of other makers do not change', async () => {
    const [token] = await tokensOf(bilal)
    await fill()
    const dearer = listing({
      maker: bilal.address,
      token: lanterns,
      identifier: token!,
      price: 2n * 10n ** 18n,
      now,
    })
    const posted = await postOrder(apiOf(server), {
      side: 'ask',
      order: await signOrder(bilal.privateKey, dearer),
    })
    await approve(false)
    const { orders: shown } = await getOrders(apiOf(server), { side: 'ask', contract: lanterns })
    expect(shown.map(({ orderHash }) => orderHash)).toEqual([posted.orderHash])
    const { floor_price: floor } = await server.market.db
      .selectFrom('collections')
      .select('floor_price')
      .where('contract', '=', lanterns.toLowerCase())
      .executeTakeFirstOrThrow()
    expect(floor).toBe(String(2n * 10n ** 18n))
    await untilJudged()
    expect(await findDrift(server.market.db)).toEqual([])
  }, 90_000)

  test('behavior: a raised counter', async () => {
    await fill()
    const hash = await chain.walletClient(amina).writeContract({
      address: seaportAddress,
      abi: seaportAbi,
      functionName: 'incrementCounter',
    })
    await server.indexed((await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber)
    expect((await getOrders(apiOf(server), { side: 'ask', contract: lanterns })).orders).toEqual([])
    await untilJudged()
    expect(await standings()).toEqual([{ status: 'inactive', reason: 'counter', orders }])
  }, 90_000)

  test('behavior: offers whose allowance is revoked', async () => {
    const wallet = chain.walletClient(amina)
    const allow = async (amount: bigint) => {
      const args = [seaportAddress, amount] as const
      const hash = await wallet.writeContract({
        address: wrappedNative,
        abi: erc20Abi,
        functionName: 'approve',
        args,
      })
      await server.indexed((await chain.publicClient.waitForTransactionReceipt({ hash })).blockNumber)
    }
    await allow(maxUint256)
    const { offer, ...rest } = draft(owned[0]!)
    const money = { itemType: ItemType.ERC20, token: wrappedNative, identifierOrCriteria: 0n }
    const amount = { startAmount: 10n ** 15n, endAmount: 10n ** 15n }
    const like = {
      ...rest,
      offer: [{ ...money, ...amount }],
      consideration: offer.map((item) => ({ ...item, recipient: amina.address })),
    }
    await fillBook(server.market, { side: 'bid', like, identifiers: owned, orders })
    await allow(1n)
    expect((await getOrders(apiOf(server), { side: 'bid', contract: lanterns })).orders).toEqual([])
    await untilJudged()
    expect(await standings()).toEqual([{ status: 'inactive', reason: 'approval', orders }])
  }, 90_000)
})
