import { demo } from '@souk/devchain'
import { zeroHash } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import type { Hex } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { queueTouches } from '../chain/queueTouches.js'
import { countBlocks } from '../testing/countBlocks.js'
import { fillBook } from '../testing/fillBook.js'
import { setApproval } from '../testing/setApproval.js'
import { listing } from '../testing/signOrder.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts
const contract = lanterns.toLowerCase() as Hex
const few = 500
const many = 8 * few
let server: TestServer
let now: bigint
let owned: readonly bigint[]

beforeEach(async () => {
  const block = await setApproval(chain, { owner: bilal, token: lanterns, approved: true })
  // Uses the embedded database in every run. Only the counted questions reach it.
  server = await testServer({ rpcUrl: chain.rpcUrl, dataDir: 'memory://', pollIntervalMs: 3_600_000 })
  await server.indexed(block)
  now = (await chain.publicClient.getBlock()).timestamp
  const held = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', contract)
    .where('owner', '=', amina.address.toLowerCase())
    .orderBy('identifier')
    .limit(5)
    .execute()
  owned = held.map(({ identifier }) => BigInt(identifier))
})
afterEach(() => server.close())

const like = () => listing({ maker: amina.address, token: lanterns, identifier: 1n, price: 10n ** 18n, now })
const fill = (from: number, orders: number) =>
  fillBook(server.market, { side: 'ask', like: like(), identifiers: owned, from, orders })

const analyze = () => sql`analyze`.execute(server.market.db)

/**
 * Counts the blocks that each question reads. Takes the lowest of several counts, since the market works in the
 * background now and then.
 */
async function countEach(): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>()
  for (const path of paths) {
    // A statement that is asked often gets one plan for all values. Only then does it cost the same each time.
    for (let times = 0; times < 6; times++) await read(path)
    const counts = []
    for (let times = 0; times < 3; times++) counts.push(await countBlocks(server.market.db, () => read(path)))
    found.set(path, Math.min(...counts))
  }
  return found
}

async function read(path: string): Promise<void> {
  // Changes the state of the database, so that no cached answer is valid.
  await sql`select pg_current_xact_id()`.execute(server.market.db)
  const response = await server.app.request(path)
  expect(response.status).toBe(200)
  await response.arrayBuffer()
}

const listings = '/v2/orders/souk/seaport/listings'
const paths = [
  listings,
  `${listings}?asset_contract_address=${lanterns}&order_by=eth_price&order_direction=asc`,
  `${listings}?asset_contract_address=${lanterns}&token_ids=1`,
  `${listings}?maker=${amina.address}`,
  `/v2/order/0x${'1'.padStart(64, '0')}`,
  '/v2/collection/lanterns-of-the-souk',
  '/v2/events/collection/lanterns-of-the-souk',
  `/v2/chain/souk/contract/${lanterns}/nfts/1`,
]

describe('eight times the orders', () => {
  test('default: visitors’ reads cost little more', async () => {
    await fill(1, few)
    await analyze()
    const before = await countEach()
    await fill(few + 1, many - few)
    await analyze()
    const after = await countEach()
    const grown = [...after].filter(([path, cost]) => cost > 2 * (before.get(path) ?? 0) + 20)
    expect(grown).toEqual([])
  }, 180_000)

  test('behavior: a page of orders that become active again costs little more', async () => {
    const cost = []
    for (const orders of [few, many]) cost.push(await countRevival(orders))
    expect(cost[1]).toBeLessThan(2 * (cost[0] ?? 0))
  }, 180_000)
})

/** Counts the last page of orders that become active again, after all others. */
async function countRevival(orders: number): Promise<number> {
  const { db } = server.market
  await db.deleteFrom('orders').execute()
  await fill(1, orders)
  // The planner's statistics are from when all orders were active.
  await analyze()
  await sql`update orders set status = 'inactive', reason = 'approval'`.execute(db)
  const touch = { type: 'operator', contract, account: amina.address.toLowerCase() as Hex } as const
  const maker = touch.account
  const revival = { side: 'ask', maker, contract, key: zeroHash, counter: 0n } as const
  const queued = [{ touch, suspensions: [], revivals: [revival] }]
  await db.transaction().execute((tx) => queueTouches(tx, { touches: [touch], queued, time: now }))
  const { rows } = await sql<{ sequence: string }>`select sequence from orders order by sequence`.execute(db)
  const sequences = rows.map(({ sequence }) => sequence)
  const revive = (some: readonly string[]) => sql`select revive(${some}::bigint[])`.execute(db)
  await revive(sequences.slice(0, -page))
  const cost = await countBlocks(db, () => revive(sequences.slice(-page)))
  const active = await db.selectFrom('orders').select('sequence').where('status', '=', 'active').execute()
  expect(active).toHaveLength(orders)
  return cost
}

const page = 20
