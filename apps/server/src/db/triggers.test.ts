import { demo } from '@souk/devchain'
import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findDrift } from '../stats/findDrift.js'
import { fillBook } from '../testing/fillBook.js'
import { listing } from '../testing/signOrder.js'

const chain = testChain()
const [amina] = demo.accounts
const { lanterns } = demo.contracts
let server: TestServer

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  await server.indexed(await chain.publicClient.getBlockNumber())
})
afterAll(() => server.close())

describe('orders_changed', () => {
  test('behavior: thousands of orders that change at once do not wait for each other, after many that changed alone', async () => {
    const { market } = server
    const { timestamp: now } = await chain.publicClient.getBlock()
    const like = listing({ maker: amina.address, token: lanterns, identifier: 1n, price: 10n ** 18n, now })
    const hashes = await fillBook(market, { side: 'ask', like, identifiers: [1n, 2n, 3n], orders: 8_000 })
    const turn = (some: readonly string[]) =>
      sql`update orders set status = case status when 'active' then 'inactive' else 'active' end
        where order_hash = any(${some}::text[])`.execute(market.db)
    // From the sixth time on, the database keeps the plan that suited these.
    for (let times = 0; times < 12; times++) await turn(hashes.slice(0, 1))
    // Comparing all with all takes minutes.
    await turn(hashes)
    expect(await findDrift(market.db)).toEqual([])
    const { rows } = await sql`select listing_hash from tokens where listing_hash is not null`.execute(
      market.db,
    )
    expect(rows).toEqual([])
  }, 60_000)
})
