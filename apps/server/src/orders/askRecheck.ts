import { sql } from 'kysely'
import type { Tx } from '../db/tables.js'

/** Asks for orders to be judged again, within the transaction that found them to be judged on old facts. */
export async function askRecheck(tx: Tx, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await sql`insert into recheck (order_hash) select unnest(${hashes.map((hash) => hash.toLowerCase())}::text[])`.execute(
    tx,
  )
}
