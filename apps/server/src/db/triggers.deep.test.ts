import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findDrift } from '../stats/findDrift.js'
import { drawnOrder, identifiers, tokens, writeDrawn } from '../testing/drawnOrders.js'
import { fillBook } from '../testing/fillBook.js'
import { listing } from '../testing/signOrder.js'
import { openDatabase } from './open.js'
import type { Db } from './tables.js'

const chain = testChain()
const [amina] = demo.accounts
const { lanterns } = demo.contracts
let server: TestServer

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  await server.indexed(await chain.publicClient.getBlockNumber())
})
afterAll(() => server.close())

/** Orders that change together: those whose number has this remainder, and their new state. */
const drawnChange = fc.record({
  divisor: fc.integer({ min: 1, max: 4 }),
  rest: fc.integer({ min: 0, max: 3 }),
  status: fc.constantFrom('active', 'inactive', 'cancelled'),
})
const contracts = Object.values(tokens)

/** Adds places without orders. */
async function writePlaces(db: Db): Promise<void> {
  await sql`delete from tokens where contract = any(${contracts}::text[])`.execute(db)
  await sql`delete from collections where contract = any(${contracts}::text[])`.execute(db)
  for (const [position, contract] of contracts.entries()) {
    await sql`insert into collections (contract, slug, position, standard, name, metadata_state, added_at)
      values (${contract}, ${contract}, ${1_000 + position}, 'erc721', '', 'read', now())`.execute(db)
    for (const identifier of identifiers)
      await sql`insert into tokens (contract, identifier, metadata_state) values (${contract}, ${identifier}, 'read')`.execute(
        db,
      )
  }
}

describe('orders_changed', () => {
  test('default: find the best order of each place, whatever changes together', async () => {
    const database = await openDatabase({ folder: 'memory://' })
    const { db } = database
    const orders = fc.array(drawnOrder, { minLength: 1, maxLength: 14 })
    const changes = fc.array(drawnChange, { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(orders, changes, async (drawn, drawnChanges) => {
        await writeDrawn(db, drawn, { status: 'inactive', reason: 'approval' })
        await writePlaces(db)
        // Some offers are for any token, some orders have one taker, some listings are auctions.
        await sql`update orders set identifier = null, criteria = 0 where side = 'bid' and sequence % 3 = 0`.execute(
          db,
        )
        await sql`update orders set taker = maker where sequence % 7 = 0`.execute(db)
        await sql`update orders set kind = 'english' where side = 'ask' and sequence % 5 = 0`.execute(db)
        for (const { divisor, rest, status } of drawnChanges) {
          await sql`update orders set status = ${status}, price_rank = ${rest % 2}
            where sequence % ${divisor} = ${rest % divisor} and status <> 'cancelled'`.execute(db)
          const drift = await findDrift(db)
          expect(drift.filter(({ about }) => about.startsWith('best'))).toEqual([])
        }
      }),
      { numRuns: 20 },
    )
    await database.close()
  }, 120_000)

  test('behavior: thousands of simultaneous changes stay fast after many single ones', async () => {
    const { market } = server
    const { timestamp: now } = await chain.publicClient.getBlock()
    const like = listing({ maker: amina.address, token: lanterns, identifier: 1n, price: 10n ** 18n, now })
    const hashes = await fillBook(market, { side: 'ask', like, identifiers: [1n, 2n, 3n], orders: 8_000 })
    const turn = (some: readonly string[]) =>
      sql`update orders set status = case status when 'active' then 'inactive' else 'active' end
        where order_hash = any(${some}::text[])`.execute(market.db)
    // After the sixth time, the database keeps the plan that suited these.
    for (let times = 0; times < 12; times++) await turn(hashes.slice(0, 1))
    // Comparing all rows with all others would take minutes.
    await turn(hashes)
    expect(await findDrift(market.db)).toEqual([])
    const { rows } = await sql`select listing_hash from tokens where listing_hash is not null`.execute(
      market.db,
    )
    expect(rows).toEqual([])
  }, 60_000)
})
