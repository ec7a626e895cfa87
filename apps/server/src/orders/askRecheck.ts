import { sql } from 'kysely'
import type { Tx } from '../db/tables.js'

/** Puts orders on the recheck list, in the transaction that found their judgement to be outdated. */
export async function askRecheck(tx: Tx, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await sql`insert into recheck (order_hash) select unnest(${hashes.map((hash) => hash.toLowerCase())}::text[])`.execute(
    tx,
  )
}
