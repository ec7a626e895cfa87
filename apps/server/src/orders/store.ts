import { Order } from '@souk/seaport'
import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Address, Hex } from 'viem'
import type { Config } from '../config.js'
import { unixToColumn } from '../db/columns.js'
import type { Db, OrdersTable, Tx } from '../db/tables.js'
import type { Verdict } from './judge.js'
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

/** Prices are comparable within a rank only: 0 is the native currency and its wrapped form. */
function priceRank(currency: Address, config: Pick<Config, 'currencies' | 'nativeLike'>): number {
  const key = currency.toLowerCase()
  if (config.nativeLike.has(key)) return 0
  return 1 + config.currencies.findIndex((known) => known.address.toLowerCase() === key)
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

/** A token as a key. */
export type TokenKey = { contract: string; identifier: bigint }

/** Puts the cheapest listing that can be bought now on each token. */
export async function refreshListings(tx: Tx, tokens: readonly TokenKey[]): Promise<void> {
  if (tokens.length === 0) return
  const contracts = tokens.map((token) => token.contract)
  const identifiers = tokens.map((token) => String(token.identifier))
  await sql`
    update tokens set (listing_hash, listing_rank, listing_unit_price) = (
      select o.order_hash, o.price_rank, o.unit_price from orders o
      where o.contract = tokens.contract and o.identifier = tokens.identifier
        and o.side = 'ask' and o.status = 'active' and o.taker is null
      order by o.price_rank, o.unit_price, o.sequence limit 1)
    from unnest(${contracts}::text[], ${identifiers}::numeric[]) as k (contract, identifier)
    where tokens.contract = k.contract and tokens.identifier = k.identifier`.execute(tx)
}
