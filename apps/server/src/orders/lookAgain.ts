import type { OrderRow } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import type { Verdict } from './judge.js'
import { type Judgement, judgeRows, rejudge } from './rejudge.js'
import { findOrders } from './store.js'

/**
 * Asks the chain once more how orders stand that the book calls active, before they are handed out to be filled: a node
 * may have hidden from the follower that one was sold. What differs is written down.
 *
 * @returns The rows as they stand now, in the same order.
 * @throws {NodeError} when the chain cannot be asked. @throws {MovedError} when it moves on too fast.
 */
export async function lookAgain(market: Market, rows: readonly OrderRow[]): Promise<readonly OrderRow[]> {
  const active = rows.filter(({ status }) => status === 'active')
  if (active.length === 0) return rows
  const judgements = await judgeRows(market, active)
  const changed = judgements.filter(isOver).map(({ row }) => row.order_hash)
  if (changed.length === 0) return rows
  market.log.info({ orders: changed }, 'the status of orders differs from the book')
  await rejudge(market, changed)
  const fresh = new Map((await findOrders(market.db, changed)).map((row) => [row.order_hash, row]))
  const seen = new Map(judgements.map(({ row, verdict }) => [row.order_hash, verdict]))
  return rows.map((row) => asSeen(fresh.get(row.order_hash) ?? row, seen.get(row.order_hash)))
}

/** The book may go on to show an order as revived with many others that the chain says is not; see `Revival`. */
function asSeen(row: OrderRow, verdict: Verdict | undefined): OrderRow {
  if (!verdict || row.status !== 'active' || verdict.status === 'active') return row
  return { ...row, status: verdict.status, reason: verdict.reason ?? null }
}

function isOver({ row, verdict }: Judgement): boolean {
  return verdict.status !== row.status
}
