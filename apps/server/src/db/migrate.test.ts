import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrate, NewerSchemaError } from './migrate.js'
import { openDatabase } from './open.js'

describe('migrate', () => {
  test('error: a newer program has changed the schema', async () => {
    const database = await openDatabase({ folder: 'memory://' })
    await migrate(database.db)
    await sql`insert into migrations (name) values ('9999')`.execute(database.db)
    await expect(migrate(database.db)).rejects.toThrow(new NewerSchemaError({ unknown: ['9999'] }))
    await database.close()
  })
})
