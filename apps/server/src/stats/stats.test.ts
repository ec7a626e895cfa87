import { testChain } from '@souk/testing'
import { type TestServer, testServer } from '@souk/testing/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listActivity } from '../activity/listActivity.js'
import { type Holding, writeHoldings } from '../chain/holdings.js'
import { changeState } from '../db/changeState.js'
import type { Db } from '../db/tables.js'
import { findDrift } from './findDrift.js'
import { readStats } from './readStats.js'

const chain = testChain({ isUndone: false })
let server: TestServer
let db: Db
let lanterns: string

beforeAll(async () => {
  server = await testServer({ rpcUrl: chain.rpcUrl })
  await server.indexed(await chain.publicClient.getBlockNumber())
  db = server.market.db
  const { contract } = await db
    .selectFrom('collections')
    .select('contract')
    .where('slug', '=', 'lanterns-of-the-souk')
    .executeTakeFirstOrThrow()
  lanterns = contract
})
afterAll(() => server.close())

const write = (holdings: readonly Holding[]) =>
  changeState(db, async (tx) => {
    await writeHoldings(tx, holdings)
    return { result: undefined, changed: 'anything' }
  })

const holding = (identifier: bigint, owner: string, quantity = 1n): Holding => ({
  contract: lanterns,
  identifier,
  owner,
  quantity,
  isSole: true,
})

const numbers = async () =>
  db
    .selectFrom('collections')
    .select(['tokens', 'owners', 'total_supply'])
    .where('contract', '=', lanterns)
    .executeTakeFirstOrThrow()

const accountOf = (index: number) => `0x${index.toString(16).padStart(40, '0')}`

async function sell(index: number, options: { price: bigint; at: Date; rank?: number }) {
  const { price, at, rank = 0 } = options
  await db
    .insertInto('sales')
    .values({
      transaction_hash: `0xsale${index}`,
      log_index: 0,
      block_number: 1_000_000 + index,
      order_hash: `0xorder${index}`,
      side: 'ask',
      contract: lanterns,
      identifier: 1,
      quantity: 1,
      price,
      price_rank: rank,
      currency: '0x',
      seller: accountOf(1),
      buyer: accountOf(2),
      at,
    })
    .execute()
}

describe('findDrift', () => {
  test('default: a collection from the chain', async () => {
    expect(await findDrift(db)).toEqual([])
  })

  test('behavior: tokens are minted, transferred and burned', async () => {
    const before = await numbers()
    await write(
      Array.from({ length: 1_200 }, (_, index) => holding(BigInt(10_000 + index), accountOf(index % 700))),
    )
    expect(await findDrift(db)).toEqual([])
    expect(await numbers()).toEqual({
      tokens: String(Number(before.tokens) + 1_200),
      owners: String(Number(before.owners) + 700),
      total_supply: String(Number(before.total_supply) + 1_200),
    })
    // Moves everything from 500 owners to one.
    await write(Array.from({ length: 500 }, (_, index) => holding(BigInt(10_000 + index), accountOf(1))))
    expect(await findDrift(db)).toEqual([])
    await write(
      Array.from({ length: 1_200 }, (_, index) => holding(BigInt(10_000 + index), accountOf(0), 0n)),
    )
    expect(await numbers()).toEqual(before)
    expect(await findDrift(db)).toEqual([])
  })

  test('behavior: finds a wrong figure', async () => {
    await sql`update collections set owners = owners + 1 where contract = ${lanterns}`.execute(db)
    expect((await findDrift(db)).map(({ about }) => about)).toEqual(['collections'])
    await sql`update collections set owners = owners - 1 where contract = ${lanterns}`.execute(db)
  })

  test('behavior: a sale reads only the rows it touches', async () => {
    await write(
      Array.from({ length: 2_000 }, (_, index) => holding(BigInt(20_000 + index), accountOf(index))),
    )
    await sql`analyze`.execute(db)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, format text) select t.listing_unit_price from tokens t where t.contract = ${lanterns}
      order by t.listing_rank, t.listing_unit_price, t.identifier limit 1`.execute(db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index (Only )?Scan using tokens_by_price/)
    expect(plan).not.toMatch(/Seq Scan|Sort/)
    await write(
      Array.from({ length: 2_000 }, (_, index) => holding(BigInt(20_000 + index), accountOf(0), 0n)),
    )
  })
})

describe('readStats', () => {
  const hourMs = 3_600_000
  const now = new Date('2030-01-31T12:30:00Z').getTime()

  test('default', async () => {
    const before = await readStats(db, { contract: lanterns, now: BigInt(now / 1000) })
    expect(before.thirtyDays.sales).toBe(0n)
    const sales = [
      { price: 4n, hours: 0 },
      { price: 2n, hours: 3 },
      { price: 5n, hours: 30 },
      { price: 7n, hours: 24 * 5 },
      { price: 11n, hours: 24 * 20 },
      { price: 13n, hours: 24 * 45 },
      { price: 1_000n, hours: 1, rank: 2 },
    ]
    for (const [index, { hours, ...sale }] of sales.entries())
      await sell(index, { ...sale, at: new Date(now - hours * hourMs) })
    expect(await readStats(db, { contract: lanterns, now: BigInt(now / 1000) })).toEqual({
      oneDay: { volume: 6n, sales: 2n, averagePrice: 3n, volumeBefore: 5n },
      sevenDays: { volume: 18n, sales: 4n, averagePrice: 4n, volumeBefore: 0n },
      thirtyDays: { volume: 29n, sales: 5n, averagePrice: 5n, volumeBefore: 13n },
    })
    await db.deleteFrom('sales').where('block_number', '>=', '1000000').execute()
    expect(await readStats(db, { contract: lanterns, now: BigInt(now / 1000) })).toEqual(before)
    expect(await findDrift(db)).toEqual([])
  })
})

describe('listActivity', () => {
  test('default: pages lose and repeat nothing', async () => {
    const all = await listActivity(db, { contract: lanterns, limit: 1_000 })
    expect(all.rows.length).toBeGreaterThan(100)
    const walked: string[] = []
    for (
      let cursor: Parameters<typeof listActivity>[1]['cursor'], first = true;
      first || cursor;
      first = false
    ) {
      const page = await listActivity(db, { contract: lanterns, limit: 17, cursor })
      walked.push(...page.rows.map((row) => row.sequence))
      cursor = page.next
    }
    expect(walked).toEqual(all.rows.map((row) => row.sequence))
  })

  test('param: identifier', async () => {
    const { rows } = await listActivity(db, { contract: lanterns, identifier: 1n, limit: 10 })
    expect(rows.map((row) => [row.type, row.identifier, row.from_account])).toEqual([['transfer', '1', null]])
  })

  test('param: account', async () => {
    const { rows } = await listActivity(db, { contract: lanterns, limit: 1 })
    const account = rows[0]?.to_account ?? ''
    const found = await listActivity(db, { accounts: [account], limit: 50, types: ['mint'] })
    expect(found.rows.length).toBeGreaterThan(0)
    expect(found.rows.every((row) => row.to_account === account || row.from_account === account)).toBe(true)
  })
})
