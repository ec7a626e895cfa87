import { preparedDatabase } from '@souk/testing/server'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { appendEvents, readEvents } from '../events/feed.js'
import { openDatabase } from './open.js'
import type { Spare } from './Spare.js'
import type { Db } from './tables.js'

const { template } = preparedDatabase
const open = (spares: Spare[]) => openDatabase({ folder: 'memory://', template, spares })

const write = (db: Db) => db.transaction().execute((tx) => appendEvents(tx, [{ type: 'sale', facts: {} }]))

/** What a new database tells of itself. */
async function describeState(db: Db) {
  const { rows: progress } = await sql`select * from progress`.execute(db)
  const { rows: migrations } = await sql`select count(*) from migrations`.execute(db)
  const { rows: settings } = await sql`select current_setting('work_mem'), current_schema()`.execute(db)
  const { rows: prepared } = await sql`select name from pg_prepared_statements`.execute(db)
  return { progress, migrations, settings, prepared, events: await readEvents(db, { after: 0, limit: 9 }) }
}

describe('a spare database', () => {
  test('default: is used again, as new', async () => {
    const spares: Spare[] = []
    const first = await open(spares)
    const before = await describeState(first.db)
    await write(first.db)
    await sql`update progress set head_number = 7`.execute(first.db)
    await sql`set work_mem to '9MB'`.execute(first.db)
    await sql`create temp table passing (name text)`.execute(first.db)
    await first.close()
    expect(spares).toHaveLength(1)

    const second = await open(spares)
    expect(spares).toEqual([])
    expect(await describeState(second.db)).toEqual(before)
    await expect(sql`select * from passing`.execute(second.db)).rejects.toThrow('passing')
    await write(second.db)
    expect((await readEvents(second.db, { after: 0, limit: 9 })).map(({ sequence }) => sequence)).toEqual([1])
    await second.close()
  })

  test('behavior: one whose schema was changed is not used again', async () => {
    const spares: Spare[] = []
    const database = await open(spares)
    await sql`create function odd() returns integer language sql as 'select 1'`.execute(database.db)
    await database.close()
    expect(spares).toEqual([])
  })

  test('behavior: one whose trigger was switched off is not used again', async () => {
    const spares: Spare[] = []
    const database = await open(spares)
    await sql`alter table orders disable trigger user`.execute(database.db)
    await database.close()
    expect(spares).toEqual([])
  })
})
