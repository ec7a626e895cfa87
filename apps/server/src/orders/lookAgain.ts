import type { OrderRow } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import type { Verdict } from './judge.js'
import { type Judgement, judgeRows, rejudge } from './rejudge.js'
import { findOrders } from './store.js'

/**
 * Reads from the chain the state of orders that the book calls active, before the server hands them out to be filled:
 * a node may have hidden a sale from the follower. Writes what differs.
 *
 * @returns The rows in their current state, in the same order.
 * @throws {NodeError} when the node does not answer. @throws {MovedError} when the chain changes too fast.
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

/**
 * The book may still show an order as revived together with many others, when the chain says otherwise; see
 * `Revival`.
 */
function asSeen(row: OrderRow, verdict: Verdict | undefined): OrderRow {
  if (!verdict || row.status !== 'active' || verdict.status === 'active') return row
  return { ...row, status: verdict.status, reason: verdict.reason ?? null }
}

function isOver({ row, verdict }: Judgement): boolean {
  return verdict.status !== row.status
}
