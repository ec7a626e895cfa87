import { sql } from 'kysely'
import type { Tx } from '../db/tables.js'
import type { Market } from '../Market.js'
import { rejudge } from './rejudge.js'

const batchSize = 500

/** Asks for orders to be judged again, within the transaction that found them to be judged on old facts. */
export async function askRecheck(tx: Tx, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  await sql`insert into recheck (order_hash) select unnest(${hashes.map((hash) => hash.toLowerCase())}::text[])`.execute(
    tx,
  )
}

/**
 * Judges every order for which it was asked, whoever did. What fails is still asked for.
 *
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when the chain moves on too fast.
 */
export async function recheck(market: Market): Promise<void> {
  for (;;) {
    const asked = await market.db
      .selectFrom('recheck')
      .selectAll()
      .orderBy('sequence')
      .limit(batchSize)
      .execute()
    if (asked.length === 0) return
    await rejudge(market, [...new Set(asked.map((row) => row.order_hash))])
    await sql`delete from recheck where sequence = any(${asked.map((row) => row.sequence)}::bigint[])`.execute(
      market.db,
    )
    if (asked.length < batchSize) return
  }
}
