import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/open.js'
import { explainKept } from '../testing/explainKept.js'
import { type Cursor, listOrders, type OrderQuery } from './list.js'

const contract = `0x${'c0'.padStart(40, '0')}`
const maker = `0x${'aa'.padStart(40, '0')}`
let database: Database

/** Bids on tokens 1 to 5, on any token, and on the sets {1, 2} and {2, 3}. Some prices are equal. */
beforeAll(async () => {
  database = await openDatabase({ folder: 'memory://' })
  const { db } = database
  await sql`
    insert into criteria_tokens (contract, identifier, root)
    values (${contract}, 1, 77), (${contract}, 2, 77), (${contract}, 2, 88), (${contract}, 3, 88)`.execute(db)
  await sql`
    insert into orders (order_hash, side, maker, contract, identifier, criteria, standard, currency, price, price_rank,
      unit_price, total, remaining, start_time, end_time, kind, parameters, signature, status, created_at)
    select 'hash ' || i, 'bid', ${maker}, ${contract}, case when i % 8 < 5 then 1 + i % 8 end,
      case i % 8 when 5 then 0 when 6 then 77 when 7 then 88 end, 'erc721', '0x', p, 0, p, 1, 1, 0, 4102444800, 'basic',
      '{"offer":[],"consideration":[]}', '0x', case when i % 11 = 0 then 'inactive' else 'active' end, now()
    from generate_series(1, 160) i, lateral (select (i * 37) % 20 as p) prices`.execute(db)
})
afterAll(() => database.close())

const query = (more: Partial<OrderQuery>): OrderQuery => ({
  sides: ['bid'],
  contract,
  identifiers: [],
  orderBy: 'eth_price',
  direction: 'desc',
  limit: 7,
  now: 1_700_000_000n,
  ...more,
})

async function walk(more: Partial<OrderQuery>): Promise<readonly string[]> {
  const hashes: string[] = []
  let cursor: Cursor | undefined
  do {
    const page = await listOrders(database.db, query({ ...more, cursor }))
    hashes.push(...page.rows.map((row) => row.order_hash))
    cursor = page.next
  } while (cursor)
  return hashes
}

/** Returns the numbers of the bids on any of some tokens, best first. */
function expected(tokens: readonly number[], isForMaker = false): readonly string[] {
  const sets: Readonly<Record<number, readonly number[]>> = { 5: tokens, 6: [1, 2], 7: [2, 3] }
  const isFor = (index: number) =>
    (sets[index % 8] ?? [1 + (index % 8)]).some((token) => tokens.includes(token))
  return Array.from({ length: 160 }, (_, index) => index + 1)
    .filter((index) => isFor(index) && (isForMaker || index % 11 !== 0))
    .sort((a, b) => ((b * 37) % 20) - ((a * 37) % 20) || b - a)
    .map((index) => `hash ${index}`)
}

describe('listOrders', () => {
  test.each([[[1]], [[2]], [[4]], [[1, 3]], [[9]]])(
    'default: bids on %j, alone or among others',
    async (tokens) => {
      expect(await walk({ identifiers: tokens.map(BigInt) })).toEqual(expected(tokens))
    },
  )

  test('param: maker includes inactive orders', async () => {
    expect(await walk({ identifiers: [2n], maker })).toEqual(expected([2], true))
  })

  test('param: orderBy', async () => {
    const newest = await walk({ identifiers: [3n], orderBy: 'created_date' })
    const numbers = newest.map((hash) => Number(hash.slice(5)))
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
    expect([...newest].sort()).toEqual([...expected([3])].sort())
  })

  test('param: listedAfter and listedBefore', async () => {
    const all = await walk({})
    expect(await walk({ listedAfter: 1_700_000_000n })).toEqual(all)
    expect(await walk({ listedBefore: 1_700_000_000n })).toEqual([])
  })

  test('behavior: a usual page of a token is planned a few times and then never again', async () => {
    const { db } = database
    await sql`
      insert into orders (order_hash, side, maker, contract, identifier, standard, currency, price, price_rank,
        unit_price, total, remaining, start_time, end_time, kind, parameters, signature, status, created_at)
      select 'ask ' || i, 'ask', 'maker ' || i % 80, ${contract}, i / 2, 'erc721', '0x', i, 0, i, 1, 1, 0, 4102444800, 'basic',
        '{"offer":[],"consideration":[]}', '0x', 'active', now()
      from generate_series(1, 4000) i`.execute(db)
    await sql`analyze orders`.execute(db)
    const listings: Partial<OrderQuery> = { sides: ['ask'], direction: 'asc', limit: 50 }
    for (let token = 100n; token < 120n; token++) {
      const { rows } = await listOrders(db, query({ ...listings, identifiers: [token] }))
      expect(rows.map((row) => row.order_hash)).toEqual([`ask ${2n * token}`, `ask ${2n * token + 1n}`])
    }
    const { rows: plans } = await sql<{ anew: string; kept: string }>`
      select custom_plans as anew, generic_plans as kept from pg_prepared_statements
      where statement like '%o.side = ''ask''%'`.execute(db)
    expect(plans).toEqual([{ anew: '5', kept: '13' }])
  })

  test('behavior: a later page of a collection by price is planned a few times and then never again', async () => {
    const { db } = database
    const listings: Partial<OrderQuery> = { sides: ['ask'], direction: 'asc', limit: 50 }
    for (let place = 100; place < 120; place++) {
      const cursor: Cursor = { rank: 0, price: String(place), sequence: '1000000' }
      const { rows } = await listOrders(db, query({ ...listings, cursor }))
      expect(rows[0]?.order_hash).toBe(`ask ${place + 1}`)
    }
    const like = "%o.side = 'ask'%o.price_rank, o.unit_price, o.sequence) >%"
    const { rows: plans } = await sql<{ anew: string }>`
      select custom_plans as anew from pg_prepared_statements where statement like ${like}`.execute(db)
    expect(plans).toEqual([{ anew: '5' }])
  })

  test('behavior: finds a maker’s orders among its own, not among all open ones', async () => {
    const { db } = database
    for (let index = 0; index < 10; index++) {
      const { rows } = await listOrders(
        db,
        query({ sides: ['ask'], maker: `maker ${index}`, orderBy: 'created_date', limit: 50 }),
      )
      expect(rows).toHaveLength(50)
    }
    const text = await explainKept(db, {
      like: "%o.side = 'ask'%o.maker = %",
      values: [`'${contract}'`, '1700000000', "'maker 1'"],
    })
    expect(text).toMatch(/orders_(open_)?of_maker/)
    expect(text).not.toContain('orders_by_end')
  })
})
