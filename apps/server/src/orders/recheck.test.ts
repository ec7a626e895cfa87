import { poll } from '@souk/base'
import { demo } from '@souk/devchain'
import { ItemType } from '@souk/seaport'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { divide, holdOrders, holdSeveral } from '../chain/affectedOrders.js'
import type { Touch } from '../node/Touch.js'
import { findDrift } from '../stats/findDrift.js'
import { fillBook } from '../testing/fillBook.js'
import { setApproval } from '../testing/setApproval.js'
import { listing } from '../testing/signOrder.js'
import { standStill } from '../testing/standStill.js'
import { findWithin, mostItems } from './findWithin.js'
import { recheck } from './recheck.js'

const chain = testChain()
const [amina, bilal] = demo.accounts
const { lanterns } = demo.contracts
let server: TestServer

beforeEach(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  await server.indexed(await setApproval(chain, { owner: amina, token: lanterns, approved: true }))
})
afterEach(() => server.close())

async function tokensOf(owner: string): Promise<readonly bigint[]> {
  const rows = await server.market.db
    .selectFrom('balances')
    .select('identifier')
    .where('contract', '=', lanterns.toLowerCase())
    .where('owner', '=', owner.toLowerCase())
    .orderBy('identifier')
    .execute()
  return rows.map((row) => BigInt(row.identifier))
}

const nft = (identifier: bigint) => ({
  itemType: ItemType.ERC721,
  token: lanterns,
  identifierOrCriteria: identifier,
  startAmount: 1n,
  endAmount: 1n,
})

/** Fills the book with swaps, each of a number of Amina's tokens for one of Bilal's. */
async function fillSwaps(options: { orders: number; given: number }): Promise<readonly string[]> {
  const { timestamp: now } = await chain.publicClient.getBlock()
  const [wanted = 0n] = await tokensOf(bilal.address)
  const offer = (await tokensOf(amina.address)).slice(0, options.given).map(nft)
  const consideration = [{ ...nft(wanted), recipient: amina.address }]
  const base = listing({ maker: amina.address, token: lanterns, identifier: 0n, price: 1n, now })
  const like = { ...base, offer, consideration, totalOriginalConsiderationItems: 1 }
  return fillBook(server.market, { side: 'swap', like, orders: options.orders })
}

async function standings(): Promise<unknown> {
  const { rows } = await sql`
    select status, reason, count(*)::integer as orders from orders group by 1, 2 order by 1, 2`.execute(
    server.market.db,
  )
  return rows
}

const approval: Touch = {
  type: 'operator',
  contract: lanterns.toLowerCase() as typeof lanterns,
  account: amina.address.toLowerCase() as typeof amina.address,
}

describe('recheck', () => {
  test('default: judges all, however many items they give', async () => {
    await fillSwaps({ orders: 700, given: 5 })
    const market = await standStill(server, chain.rpcUrl)
    await market.db.transaction().execute((tx) => holdSeveral(tx, [approval]))
    expect(await standings()).toEqual([{ status: 'inactive', reason: 'unread', orders: 700 }])
    expect(await recheck(market)).toBe(false)
    expect(await standings()).toEqual([{ status: 'active', reason: null, orders: 700 }])
  })

  test('param: turnMs: afterwards, only orders that are shown as active are judged', async () => {
    const hashes = await fillSwaps({ orders: 6, given: 2 })
    const market = await standStill(server, chain.rpcUrl)
    await market.db.transaction().execute(async (tx) => {
      await holdOrders(tx, hashes.slice(0, 4))
      await sql`insert into recheck (order_hash) select unnest(${hashes.slice(4)}::text[])`.execute(tx)
    })
    expect(await recheck(market, { turnMs: 0 })).toBe(true)
    const left = await market.db.selectFrom('recheck').select('order_hash').orderBy('sequence').execute()
    expect(left.map(({ order_hash }) => order_hash).toSorted()).toEqual(hashes.slice(0, 4))
  })
})

describe('findWithin', () => {
  test('default: counts the items that orders give', async () => {
    await fillSwaps({ orders: 400, given: 4 })
    const found = await findWithin(
      server.market.db,
      sql`select sequence as place, order_hash from orders order by sequence limit 500`,
    )
    expect(found.length).toBe(mostItems / 4)
  })
})

describe('an approval on which very many swaps depend', () => {
  test('default: it is divided from those that a step judges', async () => {
    await fillSwaps({ orders: 600, given: 2 })
    expect(await divide(server.market.db, [approval])).toEqual({ few: [], many: [approval] })
  })

  test('behavior: once its block is indexed, none is shown as active; each is judged in the end', async () => {
    await fillSwaps({ orders: 1_200, given: 3 })
    await server.indexed(await setApproval(chain, { owner: amina, token: lanterns, approved: false }))
    const { rows } = await sql`select 1 from orders where status = 'active'`.execute(server.market.db)
    expect(rows).toEqual([])
    const untilJudged = async () => {
      const { rows: left } = await sql`select 1 from recheck union all select 1 from touch_queue`.execute(
        server.market.db,
      )
      return left.length === 0 || undefined
    }
    await poll(untilJudged, { intervalMs: 10, deadlineMs: 100_000 })
    expect(await standings()).toEqual([{ status: 'inactive', reason: 'approval', orders: 1_200 }])
    expect(await findDrift(server.market.db)).toEqual([])
  }, 90_000)

  test('behavior: orders that wait are not queued twice', async () => {
    await fillSwaps({ orders: 3, given: 2 })
    const { db } = await standStill(server, chain.rpcUrl)
    for (let round = 0; round < 3; round++)
      await db.transaction().execute((tx) => holdSeveral(tx, [approval]))
    expect(await db.selectFrom('recheck').selectAll().execute()).toHaveLength(3)
  })
})
