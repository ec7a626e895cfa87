import { sql } from 'kysely'
import type { Db } from './tables.js'

/** Finds the schemas of other markets in the same database. */
export type Neighbours = {
  /** Returns their names. A market that was added a minute ago may be missing. */
  names: () => Promise<readonly string[]>
  /** Looks again the next time: one of them may be gone. */
  forget: () => void
}

const keptMs = 60_000

/** Creates a finder that remembers what it found. */
export function createNeighbours(db: Db): Neighbours {
  let known: { names: readonly string[]; atMs: number } | undefined
  return {
    names: async () => {
      const atMs = performance.now()
      if (!known || atMs - known.atMs > keptMs) known = { names: await find(db), atMs }
      return known.names
    },
    forget: () => {
      known = undefined
    },
  }
}

/** A schema counts if this account may read what its market says about its transactions. */
async function find(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select n.nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relname = 'changes' and c.relkind = 'r' and n.nspname <> current_schema()
      and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')
      and exists (select from pg_class m where m.relnamespace = n.oid and m.relname = 'migrations')
      and 3 = (select count(*) from pg_attribute a
        where a.attrelid = c.oid and a.attname in ('slot', 'xid', 'subjects') and not a.attisdropped)
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
