import { preparedDatabase } from '@souk/testing/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/open.js'
import { explainKept } from '../testing/explainKept.js'
import { dueTokens } from './dueTokens.js'

const nowMs = 1_700_000_000_000
let database: Database

/** A collection with 3,000 unread tokens, one with two, one whose retry is later, and 300 read ones. */
beforeAll(async () => {
  database = await openDatabase({ folder: 'memory://', ...preparedDatabase })
  const { db } = database
  await sql`
    insert into collections (contract, slug, position, name, standard, metadata_state)
    select c, c, 0, c, 'erc721', 'read' from unnest(array['0xa', '0xb', '0xc']) c
    union all select '0xf' || i, '0xf' || i, i, '', 'erc721', 'read' from generate_series(1, 300) i`.execute(
    db,
  )
  await sql`
    insert into tokens (contract, identifier, metadata_next_at) select '0xa', i, 0 from generate_series(1, 3000) i
    union all select '0xb', i, 5 from generate_series(1, 2) i
    union all select '0xc', 1, ${nowMs + 1}::bigint`.execute(db)
  await sql`
    insert into tokens (contract, identifier, metadata_state) select '0xf' || i, 1, 'read' from generate_series(1, 300) i`.execute(
    db,
  )
  await sql`analyze`.execute(db)
})
afterAll(() => database.close())

const contractsOf = async (after: string) =>
  (await dueTokens(database.db, { after, limit: 4, nowMs })).map(({ contract }) => contract)

describe('dueTokens', () => {
  test('default: a large collection does not hold up a small one', async () => {
    expect(await contractsOf('')).toEqual(['0xa', '0xb', '0xa', '0xb'])
  })

  test('behavior: goes on behind the last in turn, and begins again', async () => {
    expect(await contractsOf('0xa')).toEqual(['0xb', '0xb'])
    expect(await contractsOf('0xb')).toEqual(['0xa', '0xb', '0xa', '0xb'])
    expect(await dueTokens(database.db, { after: '', limit: 4, nowMs: -1 })).toEqual([])
  })

  test('param: without', async () => {
    const found = await dueTokens(database.db, { after: '', without: ['0xa'], limit: 4, nowMs })
    expect(found.map(({ contract }) => contract)).toEqual(['0xb', '0xb'])
  })

  test('behavior: finds the due tokens of each collection by an index', async () => {
    for (let round = 0; round < 4; round++) await contractsOf('')
    const plan = await explainKept(database.db, {
      like: '%with turn as%',
      values: ["''", "'{}'", String(nowMs), '4', String(nowMs), '4', '4'],
    })
    expect(plan).toContain('tokens_to_read_of')
    expect(plan).not.toContain('Seq Scan on tokens')
  })
})
