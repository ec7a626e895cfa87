import { Order } from '@souk/seaport'
import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Hex } from 'viem'
import type { Config } from '../config.js'
import { unixToColumn } from '../db/columns.js'
import type { Db, OrdersTable, Tx } from '../db/tables.js'
import type { Verdict } from './judge.js'
import { priceRank } from './priceRank.js'
import type { Terms } from './Terms.js'

export type OrderRow = Selectable<OrdersTable>

/** Makes the row of an order. */
export function toRow(
  entry: { orderHash: Hex; order: Order.Order; createdAt: Date; terms: Terms; verdict: Verdict },
  config: Pick<Config, 'currencies' | 'nativeLike'>,
): Insertable<OrdersTable> {
  const { terms, order, verdict } = entry
  return {
    order_hash: entry.orderHash.toLowerCase(),
    side: terms.side,
    maker: terms.maker.toLowerCase(),
    taker: terms.taker?.toLowerCase() ?? null,
    contract: terms.contract.toLowerCase(),
    identifier: terms.identifier ?? null,
    standard: terms.standard,
    currency: terms.currency.toLowerCase(),
    price: terms.startPrice,
    price_rank: priceRank(terms.currency, config),
    unit_price: (terms.startPrice + terms.total - 1n) / terms.total,
    total: terms.total,
    remaining: verdict.remaining,
    start_time: unixToColumn(order.parameters.startTime),
    end_time: unixToColumn(order.parameters.endTime),
    kind: terms.kind,
    parameters: JSON.stringify(Order.serialize(order).parameters),
    signature: order.signature,
    status: verdict.status,
    reason: verdict.reason ?? null,
    created_at: entry.createdAt,
  }
}

/** Writes an order. @returns Whether it is new; a known hash changes nothing. */
export async function insertOrder(tx: Tx, row: Insertable<OrdersTable>): Promise<boolean> {
  const inserted = await tx
    .insertInto('orders')
    .values(row)
    .onConflict((oc) => oc.column('order_hash').doNothing())
    .returning('order_hash')
    .execute()
  return inserted.length > 0
}

/** Finds one order. */
export function findOrder(db: Db, orderHash: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('order_hash', '=', orderHash.toLowerCase())
    .executeTakeFirst()
}

/** Finds orders by their hashes. */
export async function findOrders(db: Db, hashes: readonly string[]): Promise<OrderRow[]> {
  if (hashes.length === 0) return []
  return db
    .selectFrom('orders')
    .selectAll()
    .where(sql<boolean>`order_hash = any(${hashes}::text[])`)
    .execute()
}

/** Writes how orders stand now. */
export async function updateVerdicts(
  tx: Tx,
  changes: readonly { orderHash: string; verdict: Verdict }[],
): Promise<void> {
  if (changes.length === 0) return
  const hashes = changes.map((change) => change.orderHash)
  const statuses = changes.map((change) => change.verdict.status)
  const reasons = changes.map((change) => change.verdict.reason ?? null)
  const remaining = changes.map((change) => String(change.verdict.remaining))
  await sql`
    update orders set status = c.status, reason = c.reason, remaining = c.remaining
    from unnest(${hashes}::text[], ${statuses}::text[], ${reasons}::text[], ${remaining}::numeric[])
      as c (order_hash, status, reason, remaining)
    where orders.order_hash = c.order_hash`.execute(tx)
}
