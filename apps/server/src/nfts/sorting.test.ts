import { preparedDatabase } from '@souk/testing/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/open.js'
import { conditions } from './conditions.js'
import * as NftCursor from './NftCursor.js'
import type { NftQuery } from './NftQuery.js'
import { ordering } from './sorting.js'
import { source } from './source.js'

const contract = '0xa'
const holder = '0x0b'
const now = 1_700_000_000n
const limit = 20
let database: Database

/** A collection of 20,000 tokens, half of them for sale, each ranked; every third belongs to one holder. */
beforeAll(async () => {
  database = await openDatabase({ folder: 'memory://', ...preparedDatabase })
  const { db } = database
  await sql`
    insert into collections (contract, slug, position, name, standard, metadata_state)
    values (${contract}, 'a', 0, 'A', 'erc721', 'read')`.execute(db)
  // The listings are those of no order, so no trigger may look for their orders.
  await sql`set session_replication_role = replica`.execute(db)
  await sql`
    insert into tokens (contract, identifier, metadata_state, listing_rank, listing_unit_price, listing_sequence, rarity_rank)
    select ${contract}, i, 'read', case when i % 2 = 0 then 0 end, case when i % 2 = 0 then (i * 7919) % 20011 end,
      case when i % 2 = 0 then i end, (i * 104729) % 20021 from generate_series(1, 20000) i`.execute(db)
  await sql`
    insert into balances (contract, identifier, owner, quantity)
    select ${contract}, i, case when i % 3 = 0 then ${holder} else '0x' || i end, 1 from generate_series(1, 20000) i`.execute(
    db,
  )
  await sql`set session_replication_role = default`.execute(db)
  await sql`analyze`.execute(db)
}, 120_000)
afterAll(() => database.close())

/** The most rows that a step of the plan gives or drops, and the tokens of the page. */
async function read(query: Omit<NftQuery, 'contract' | 'traits' | 'limit'>) {
  const whole: NftQuery = { ...query, contract, traits: [], limit }
  const page = sql<NftCursor.Placed>`
    select t.contract, t.identifier, t.listing_rank, t.listing_unit_price, t.listing_sequence, t.rarity_rank,
      null as auction_end
    from ${source(whole, now)} where ${sql.join(conditions(whole, String(now)), sql` and `)}
    order by ${ordering(whole)} limit ${limit}`
  const { db } = database
  const { rows } = await page.execute(db)
  const { rows: lines } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, timing off) ${page}`.execute(
    db,
  )
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
  const given = [...plan.matchAll(/actual rows=(\d+) loops=(\d+)/g)]
  const dropped = [...plan.matchAll(/Rows Removed by \w+: (\d+)/g)]
  const most = Math.max(
    ...given.map(([, rows, loops]) => Number(rows) * Number(loops)),
    ...dropped.map(([, rows]) => Number(rows)),
  )
  return { most, rows }
}

const sorts = ['identifier', 'price', 'price-down', 'recent', 'rarity'] as const
const cases = sorts.flatMap((sort) => [false, true].map((isReversed) => ({ sort, isReversed })))

describe('ordering', () => {
  test.each(cases)('default: $sort, reversed: $isReversed, reads little more than a page', async (sorted) => {
    const listed = { rank: 0, price: '10000', listing: '10000', rarity: 10_000, end: null }
    const unlisted = { ...listed, rank: null, price: null, listing: null }
    const place = { contract, identifier: '9999' }
    const cursors = [undefined, { ...place, ...listed }, { ...place, ...unlisted }]
    for (const cursor of cursors) {
      const all = await read({ ...sorted, cursor })
      expect(all.rows).toHaveLength(limit)
      expect(all.most).toBeLessThanOrEqual(2 * limit)
      // Every third token is the holder's.
      const own = await read({ ...sorted, cursor, owner: holder })
      expect(own.rows).toHaveLength(limit)
      expect(own.most).toBeLessThanOrEqual(10 * limit)
    }
  })

  test.each(cases)('behavior: $sort, reversed: $isReversed, pages follow each other', async (sorted) => {
    const first = await read(sorted)
    const last = first.rows.at(-1) ?? expect.fail('no token')
    const second = await read({ ...sorted, cursor: NftCursor.from(last) })
    const opposite = await read({
      ...sorted,
      isReversed: !sorted.isReversed,
      cursor: NftCursor.from(second.rows[0] ?? last),
    })
    expect(opposite.rows.map(({ identifier }) => identifier).reverse()).toEqual(
      first.rows.map(({ identifier }) => identifier),
    )
  })
})
