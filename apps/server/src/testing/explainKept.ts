import { sql } from 'kysely'
import type { Db } from '../db/tables.js'

/**
 * Explains how the embedded database runs a prepared statement with any values.
 *
 * @param options.like - A pattern that matches only this statement's text.
 * @param options.values - As SQL, one for each parameter.
 */
export async function explainKept(
  db: Db,
  { like, values }: { like: string; values: readonly string[] },
): Promise<string> {
  const { rows: kept } = await sql<{ name: string }>`
    select name from pg_prepared_statements where statement like ${like}`.execute(db)
  const [{ name } = { name: '' }] = kept
  await sql`set plan_cache_mode = force_generic_plan`.execute(db)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain execute ${sql.id(name)} (${sql.raw(values.join(', '))})`.execute(db)
  await sql`set plan_cache_mode = auto`.execute(db)
  return rows.map((line) => line['QUERY PLAN']).join('\n')
}
