import type { OrderRow } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import { markUsed } from './criteria.js'
import { type Insert, insertOrders } from './insertOrders.js'
import type { NewOrder } from './NewOrder.js'
import { findOrders, toRow } from './store.js'
import { nftsOf } from './Terms.js'

/**
 * Writes checked orders and their events to the database in one transaction. Writing an order again changes nothing.
 *
 * @returns The rows by hash, including existing ones, and the hashes of those that have to be judged again; see
 * {@link insertOrders}.
 */
export async function storeOrders(
  market: Pick<Market, 'db' | 'config' | 'feed'>,
  orders: readonly NewOrder[],
): Promise<{ rows: ReadonlyMap<string, OrderRow>; old: readonly string[] }> {
  if (orders.length === 0) return { rows: new Map(), old: [] }
  await markUsed(
    market.db,
    orders.flatMap(({ terms }) => nftsOf(terms)),
  )
  // Equal orders would give one row, but two events.
  const distinct = new Map(orders.map((order) => [order.orderHash, order]))
  const inserts = [...distinct.values()].map((order) => toInsert(order, market.config))
  const { added, old, events } = await insertOrders(market.db, inserts)
  market.feed.tell(events)
  const rows = new Map(added.map((row) => [row.order_hash, row]))
  const others = orders.filter(({ orderHash }) => !rows.has(orderHash)).map(({ orderHash }) => orderHash)
  for (const row of await findOrders(market.db, others)) rows.set(row.order_hash, row)
  return { rows, old }
}

function toInsert(order: NewOrder, config: Market['config']): Insert {
  const { at, isForLater = false } = order
  const row = toRow(order, config)
  return { row, parameters: order.json ?? JSON.stringify(row.parameters), at, isForRecheck: isForLater }
}
