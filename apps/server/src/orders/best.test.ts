import { preparedDatabase } from '@souk/testing/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/open.js'
import { listBook } from '../execute/read/listBook.js'
import { explainKept } from '../testing/explainKept.js'
import { findFloors } from './best.js'

const contracts = ['0xc0', '0xc1', '0xc9']
const now = 1_700_000_000n
let database: Database

/** 3,600 listings in six collections. The cheapest of the first has ended. */
beforeAll(async () => {
  database = await openDatabase({ folder: 'memory://', ...preparedDatabase })
  const { db } = database
  await sql`
    insert into tokens (contract, identifier, name, description, metadata_state, traits)
    select '0xc' || i % 6, i / 6, '', '', 'read', '[]' from generate_series(0, 3599) i`.execute(db)
  await sql`
    insert into orders (order_hash, side, maker, contract, identifier, standard, currency, price, price_rank,
      unit_price, total, remaining, start_time, end_time, kind, parameters, signature, status, created_at)
    select 'ask ' || i, 'ask', 'maker ' || i % 80, '0xc' || i % 6, i / 6, 'erc721', '0x', p, 0, p, 1, 1, 0,
      case when i = 0 then 1600000000 else 4102444800 end, 'basic',
      jsonb_build_object('offer', '[]'::jsonb, 'consideration', '[]'::jsonb, 'salt', repeat(i::text, 300)), '0x', 'active', now()
    from generate_series(0, 3599) i, lateral (select 1 + i / 6 as p) prices`.execute(db)
  await sql`analyze`.execute(db)
})
afterAll(() => database.close())

describe('findFloors', () => {
  test('default', async () => {
    const floors = await findFloors(database.db, { contracts, now })
    expect(floors.map((row) => row.order_hash).sort()).toEqual(['ask 1', 'ask 6'])
    expect(await findFloors(database.db, { contracts: [], now })).toEqual([])
  })

  test('behavior: does not read all listings of a collection', async () => {
    const { db } = database
    for (let round = 0; round < 4; round++) await findFloors(db, { contracts, now })
    const plan = await explainKept(db, {
      like: '%unnest($1::text[]) as k (contract), lateral%listing_hash%',
      values: ["'{0xc0,0xc1}'", String(now)],
    })
    expect(plan).toContain('Index Scan using tokens_in_order')
    expect(plan).not.toContain('Seq Scan on tokens')
  })
})

describe('listBook', () => {
  test('behavior: reads a page by price in the order of its index, whatever the number of orders', async () => {
    const { db } = database
    const query = {
      side: 'ask',
      contracts: ['0xc0'],
      withPrivate: false,
      orderBy: 'price',
      limit: 50,
    } as const
    const progress = {
      role: 'leader',
      caughtUp: true,
      missingLogs: 0,
      isFirstSync: false,
      reorgs: 0,
    } as const
    for (let round = 0; round < 4; round++)
      expect((await listBook({ db, progress }, query)).rows).toHaveLength(50)
    const plan = await explainKept(db, {
      like: '%o.taker is null%order by o.price_rank%',
      values: ["'0xc0'", ...Array(2).fill(String(now)), "'0xc0'", ...Array(2).fill(String(now))],
    })
    expect(plan).toContain('Index Scan using orders_cheapest_of_collection')
    expect(plan).not.toMatch(/Sort {2}|Bitmap/)
  })
})
