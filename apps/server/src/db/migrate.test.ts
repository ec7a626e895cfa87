import { preparedDatabase } from '@souk/testing/server'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { appendEvents, readEvents } from '../events/feed.js'
import { migrate, NewerSchemaError } from './migrate.js'
import { openDatabase } from './open.js'
import type { Db } from './tables.js'

/** Takes back the step that gave events facts, and no later one. */
async function undoFacts(db: Db): Promise<void> {
  await sql`drop function order_facts(orders)`.execute(db)
  await sql`alter table events drop column facts`.execute(db)
  await sql`delete from migrations where name = '0030'`.execute(db)
}

describe('migrate', () => {
  test('behavior: events of an earlier data folder have no facts, and new ones do', async () => {
    const database = await openDatabase({ folder: 'memory://', ...preparedDatabase })
    const { db } = database
    await undoFacts(db)
    const write = () =>
      db.transaction().execute((tx) => appendEvents(tx, [{ type: 'sale', facts: { price: 5n } }]))
    await expect(write()).rejects.toThrow('facts')
    await sql`insert into events (type, accounts, at) values ('sale', '[]', now())`.execute(db)
    await migrate(db)
    await write()
    const told = (await readEvents(db, { after: 0, limit: 9 })).map(({ json }) => JSON.parse(json()))
    expect(told).toMatchObject([{ is_partial: true }, { price: '5' }])
    expect(told.map((event) => [event.price, event.is_partial])).toEqual([
      [undefined, true],
      ['5', undefined],
    ])
    await database.close()
  })

  test('error: a newer program has changed the schema', async () => {
    const database = await openDatabase({ folder: 'memory://', ...preparedDatabase })
    await migrate(database.db)
    await sql`insert into migrations (name) values ('9999')`.execute(database.db)
    await expect(migrate(database.db)).rejects.toThrow(new NewerSchemaError({ unknown: ['9999'] }))
    await database.close()
  })
})
