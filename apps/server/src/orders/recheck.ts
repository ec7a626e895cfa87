import { sql } from 'kysely'
import type { Market } from '../market/Market.js'
import { rejudge } from './rejudge.js'

const batchSize = 500

/**
 * Judges every order on the recheck list. Orders that fail stay on it.
 *
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when the chain changes too fast.
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
