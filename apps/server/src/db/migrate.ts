import { BaseError } from '@souk/base'
import { type Kysely, sql } from 'kysely'
import { first } from './migrations/0001.js'
import { second } from './migrations/0002.js'
import { third } from './migrations/0003.js'
import { fourth } from './migrations/0004.js'
import { fifth } from './migrations/0005.js'
import { sixth } from './migrations/0006.js'
import { seventh } from './migrations/0007.js'
import { eighth } from './migrations/0008.js'
import { ninth } from './migrations/0009.js'
import { tenth } from './migrations/0010.js'
import { eleventh } from './migrations/0011.js'
import { twelfth } from './migrations/0012.js'
import { thirteenth } from './migrations/0013.js'
import { fourteenth } from './migrations/0014.js'
import { fifteenth } from './migrations/0015.js'
import { sixteenth } from './migrations/0016.js'
import { seventeenth } from './migrations/0017.js'
import { eighteenth } from './migrations/0018.js'
import { nineteenth } from './migrations/0019.js'
import { twentieth } from './migrations/0020.js'
import { twentyFirst } from './migrations/0021.js'
import { twentySecond } from './migrations/0022.js'
import { twentyThird } from './migrations/0023.js'
import { twentyFourth } from './migrations/0024.js'
import { twentyFifth } from './migrations/0025.js'
import { twentySixth } from './migrations/0026.js'
import { twentySeventh } from './migrations/0027.js'
import { twentyEighth } from './migrations/0028.js'
import { twentyNinth } from './migrations/0029.js'
import { thirtieth } from './migrations/0030.js'
import { thirtyFirst } from './migrations/0031.js'
import { thirtySecond } from './migrations/0032.js'
import { lockKey, toName } from './Place.js'
import type { Tables } from './tables.js'

/** All steps of the schema, in order. Released steps never change; add a new one. */
const migrations: readonly { name: string; statements: readonly string[] }[] = [
  { name: '0001', statements: first },
  { name: '0002', statements: second },
  { name: '0003', statements: third },
  { name: '0004', statements: fourth },
  { name: '0005', statements: fifth },
  { name: '0006', statements: sixth },
  { name: '0007', statements: seventh },
  { name: '0008', statements: eighth },
  { name: '0009', statements: ninth },
  { name: '0010', statements: tenth },
  { name: '0011', statements: eleventh },
  { name: '0012', statements: twelfth },
  { name: '0013', statements: thirteenth },
  { name: '0014', statements: fourteenth },
  { name: '0015', statements: fifteenth },
  { name: '0016', statements: sixteenth },
  { name: '0017', statements: seventeenth },
  { name: '0018', statements: eighteenth },
  { name: '0019', statements: nineteenth },
  { name: '0020', statements: twentieth },
  { name: '0021', statements: twentyFirst },
  { name: '0022', statements: twentySecond },
  { name: '0023', statements: twentyThird },
  { name: '0024', statements: twentyFourth },
  { name: '0025', statements: twentyFifth },
  { name: '0026', statements: twentySixth },
  { name: '0027', statements: twentySeventh },
  { name: '0028', statements: twentyEighth },
  { name: '0029', statements: twentyNinth },
  { name: '0030', statements: thirtieth },
  { name: '0031', statements: thirtyFirst },
  { name: '0032', statements: thirtySecond },
]

/** Held while the schema changes, so that two servers on one PostgreSQL do not change it at the same time. */
const migrationLock = 7_230_150

/**
 * Brings the schema up to date. Each step is applied wholly or not at all.
 *
 * @param options.schema - Created when missing. @default the connection's own
 * @param options.schemas - Those of all markets that were started together, of which none may be left out.
 * @throws {LeftTablesError} before it creates a schema while one that is left out has orders.
 * @throws {NewerSchemaError} when a newer program has changed the schema. This program would write data that the
 * newer one cannot read.
 */
export async function migrate(
  db: Kysely<Tables>,
  options: { schema?: string | undefined; schemas?: readonly string[] | undefined } = {},
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // A step over a large table takes long, and so do statements that wait for it.
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`set local lock_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${sql.raw(lockKey(options, migrationLock))})`.execute(transaction)
    const { schema, schemas } = options
    if (schema !== undefined && schemas) await assertNoneLeft(transaction, { schema, schemas })
    if (schema !== undefined) await createSchema(transaction, schema)
    await sql`create table if not exists migrations (name text primary key)`.execute(transaction)
    const done = await sql<{ name: string }>`select name from migrations`.execute(transaction)
    const names = new Set(done.rows.map((row) => row.name))
    const unknown = [...names].filter((name) => !migrations.some((migration) => migration.name === name))
    if (unknown.length > 0) throw new NewerSchemaError({ unknown })
    for (const { name, statements } of migrations) {
      if (names.has(name)) continue
      for (const statement of statements) await sql.raw(statement).execute(transaction)
      await sql`insert into migrations (name) values (${name})`.execute(transaction)
    }
  })
}

/** Where a market with one chain has its tables, unless its operator says otherwise. */
const usualSchema = 'public'

/** A market that begins its own schema does not see the orders that it had before. @throws {LeftTablesError} */
async function assertNoneLeft(
  db: Kysely<Tables>,
  { schema, schemas }: { schema: string; schemas: readonly string[] },
): Promise<void> {
  if (schemas.includes(usualSchema)) return
  const { rows } = await sql<{ own: string | null; left: string | null }>`
    select to_regclass(${`${toName(schema)}.migrations`})::text as own,
      to_regclass(${`${usualSchema}.order_items`})::text as left`.execute(db)
  const [found] = rows
  if (found?.own || !found?.left) return
  const { rows: orders } = await sql`select 1 from ${sql.id(usualSchema, 'orders')} limit 1`.execute(db)
  if (orders.length > 0) throw new LeftTablesError({ schema: usualSchema })
}

/** Looks first, because an account without the right to create schemas may use one that exists. */
async function createSchema(db: Kysely<Tables>, schema: string): Promise<void> {
  const { rows } = await sql`select 1 from pg_namespace where nspname = ${schema}`.execute(db)
  if (rows.length === 0) await sql`create schema ${sql.raw(toName(schema))}`.execute(db)
}

/** Thrown when a schema has the orders of a market that none of the started ones continues. */
class LeftTablesError extends BaseError<{ schema: string }> {
  override readonly name = 'Database.LeftTablesError'
  constructor(facts: { schema: string }) {
    super(
      `The schema ${facts.schema} of the database has the orders of a market with one chain; name it as the databaseSchema of that chain`,
      { facts, retry: 'user' },
    )
  }
}

/** Thrown when the database was changed by a newer version of this program. */
export class NewerSchemaError extends BaseError<{ unknown: readonly string[] }> {
  override readonly name = 'Database.NewerSchemaError'
  constructor(facts: { unknown: readonly string[] }) {
    super(
      `The database has steps of a newer version of this program (${facts.unknown.join(', ')}); start that version, or a newer one.`,
      { facts, retry: 'user' },
    )
  }
}
