import { sql } from 'kysely'
import * as Changes from '../db/Changes.js'
import type { Db } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import { findWithin, type Waiting } from './findWithin.js'
import { rejudge } from './rejudge.js'

const batchSize = 500

/**
 * Judges the orders on the recheck list. Orders that fail stay on it.
 *
 * A long list does not hold up the chain's next blocks: after `turnMs`, only orders that are shown as active are judged.
 * The others cannot be filled until their turn comes.
 *
 * @param options.turnMs - @default no limit
 * @returns Whether orders are left.
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when the chain changes too fast.
 */
export async function recheck(market: Market, options: { turnMs?: number } = {}): Promise<boolean> {
  const { turnMs = Number.POSITIVE_INFINITY } = options
  const began = performance.now()
  for (;;) {
    const isOver = performance.now() - began >= turnMs
    const asked = await findAsked(market.db, { isOver })
    if (asked.length === 0) return isOver && (await findAsked(market.db, { isOver: false })).length > 0
    await rejudge(market, [...new Set(asked.map(({ order_hash }) => order_hash))])
    // No answer shows the list.
    await sql`with noted as (${Changes.insert([])})
      delete from recheck where sequence = any(${asked.map(({ place }) => place)}::bigint[])`.execute(
      market.db,
    )
  }
}

function findAsked(db: Db, { isOver }: { isOver: boolean }): Promise<readonly Waiting[]> {
  const source = isOver
    ? sql`recheck r join orders o using (order_hash) where o.status = 'active'`
    : sql`recheck r`
  return findWithin(
    db,
    sql`select r.sequence as place, r.order_hash from ${source} order by r.sequence limit ${sql.lit(batchSize)}`,
  )
}
