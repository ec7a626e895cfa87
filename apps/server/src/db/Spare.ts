/** Embedded databases in memory that are used again, because opening one takes a second. */
import type { PGlite } from '@electric-sql/pglite'

/** An embedded database in memory, and what it held when it was new. */
export type Spare = { lite: PGlite; initial: Initial }

/** What a database without orders, tokens or events contains: its schema, and the rows of its tables. */
type Initial = { schema: string; rows: readonly { table: string; rows: string }[] }

/** Describes a new database as one that can be used again. */
export async function from(lite: PGlite): Promise<Spare> {
  const tables = await tablesOf(lite)
  const all = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await lite.query<{ rows: string | null }>(
        `select json_agg(kept)::text as rows from ${quoted(table)} kept`,
      )
      return { table, rows: rows[0]?.rows ?? '' }
    }),
  )
  return { lite, initial: { schema: await schemaOf(lite), rows: all.filter(({ rows }) => rows !== '') } }
}

/**
 * Removes everything that was written to a database since it was new, and resets its session.
 *
 * @returns Whether it is as new: not when its schema was changed, or when it no longer works.
 */
export async function empty({ lite, initial }: Spare): Promise<boolean> {
  try {
    await lite.exec('rollback')
    await lite.exec('discard all')
    await lite.exec('set search_path to public')
    if ((await schemaOf(lite)) !== initial.schema) return false
    const tables = await tablesOf(lite)
    await lite.exec(`truncate ${tables.map(quoted).join(', ')} restart identity`)
    for (const { table, rows } of initial.rows)
      await lite.query(
        `insert into ${quoted(table)} overriding system value
          select * from json_populate_recordset(null::${quoted(table)}, $1::json)`,
        [rows],
      )
    return true
  } catch {
    return false
  }
}

const quoted = (table: string) => `"${table.replaceAll('"', '""')}"`

async function tablesOf(lite: PGlite): Promise<readonly string[]> {
  const { rows } = await lite.query<{ name: string }>(`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`)
  return rows.map(({ name }) => name)
}

/** A fingerprint of tables, columns, indexes, functions and triggers. */
async function schemaOf(lite: PGlite): Promise<string> {
  const { rows } = await lite.query<{ schema: string }>(`
    with own as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace)
    select md5(concat(
      (select string_agg(own::text, ',' order by oid) from own),
      (select string_agg(concat(attrelid, attname, attnotnull, atthasdef, attisdropped), ',' order by attrelid, attnum)
        from pg_attribute join own on own.oid = attrelid),
      (select string_agg(concat(indexrelid, indisvalid), ',' order by indexrelid)
        from pg_index join own on own.oid = indrelid),
      (select string_agg(concat(oid, proname, prosrc), ',' order by oid) from pg_proc
        where pronamespace = 'public'::regnamespace),
      (select string_agg(concat(pg_trigger.oid, tgenabled), ',' order by pg_trigger.oid)
        from pg_trigger join own on own.oid = tgrelid),
      (select string_agg(concat(pg_constraint.oid), ',' order by pg_constraint.oid)
        from pg_constraint join own on own.oid = conrelid),
      (select string_agg(nspname, ',' order by oid) from pg_namespace where nspname not like 'pg\\_%')
    )) as schema`)
  return rows[0]?.schema ?? ''
}
