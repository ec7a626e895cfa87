import { Order } from '@souk/seaport'
import { sql } from 'kysely'
import { unixToColumn } from '../db/columns.js'
import type { Db, OrderRow, Tx } from '../db/tables.js'
import type { Config } from '../market/config.js'
import type { Verdict } from './judge.js'
import type { NewOrder } from './NewOrder.js'
import { priceRank } from './priceRank.js'
import * as Terms from './Terms.js'

/** A row without the number that the database assigns. */
export type NewRow = Omit<OrderRow, 'sequence'>

/** Makes the row of an order, in the form in which it is read. */
export function toRow(entry: NewOrder, config: Pick<Config, 'currencies' | 'nativeLike'>): NewRow {
  const { terms, order, verdict } = entry
  return {
    order_hash: entry.orderHash.toLowerCase(),
    side: terms.side,
    maker: terms.maker.toLowerCase(),
    taker: terms.taker?.toLowerCase() ?? null,
    ...toColumns(terms, config),
    total: String(terms.total),
    remaining: String(verdict.remaining),
    unfilled: String(verdict.unfilled),
    start_time: String(unixToColumn(order.parameters.startTime)),
    end_time: String(unixToColumn(order.parameters.endTime)),
    kind: terms.kind,
    parameters: entry.serialized ?? Order.serialize(order).parameters,
    signature: order.signature,
    signed_by: entry.signedBy,
    status: verdict.status,
    reason: verdict.reason ?? null,
    created_at: entry.createdAt,
    revived_at: null,
    origin: entry.origin ?? null,
  }
}

/** What an order trades. The NFTs of an order of several stand in `order_items`. */
function toColumns(terms: Terms.Terms, config: Pick<Config, 'currencies' | 'nativeLike'>) {
  const { currency = '', startPrice = 0n } = Terms.priceOf(terms) ?? {}
  const nft: Partial<Terms.Nft> = Terms.isMulti(terms) ? {} : terms
  return {
    contract: nft.contract?.toLowerCase() ?? '',
    identifier: toText(nft.identifier),
    criteria: toText(nft.criteria),
    standard: nft.standard ?? 'erc721',
    currency: currency.toLowerCase(),
    price: String(startPrice),
    price_rank: priceRank(currency, config),
    unit_price: String((startPrice + terms.total - 1n) / terms.total),
  }
}

function toText(value: bigint | undefined): string | null {
  return value === undefined ? null : String(value)
}

/** Finds one order, in the state that the API shows. */
export function findOrder(db: Db, orderHash: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('shown_orders')
    .selectAll()
    .where('order_hash', '=', orderHash.toLowerCase())
    .executeTakeFirst()
}

/** Finds which of these hashes belong to stored orders. */
export async function findTaken(db: Db, hashes: readonly string[]): Promise<readonly string[]> {
  if (hashes.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .select('order_hash')
    .where(sql<boolean>`order_hash = any(${hashes}::text[])`)
    .execute()
  return rows.map((row) => row.order_hash)
}

/** Finds orders by their hashes, in the state that the API shows. */
export async function findOrders(db: Db, hashes: readonly string[]): Promise<OrderRow[]> {
  if (hashes.length === 0) return []
  return db
    .selectFrom('shown_orders')
    .selectAll()
    .where(sql<boolean>`order_hash = any(${hashes}::text[])`)
    .execute()
}

/** Finds orders by their hashes, as last judged, to judge them again. */
export async function findJudged(db: Db, hashes: readonly string[]): Promise<OrderRow[]> {
  if (hashes.length === 0) return []
  return db
    .selectFrom('orders')
    .selectAll()
    .where(sql<boolean>`order_hash = any(${hashes}::text[])`)
    .execute()
}

/** The stored state of an order. */
export type Standing = Pick<OrderRow, 'status' | 'reason' | 'remaining' | 'unfilled'>

/** Returns the units that the chain has not filled. Orders that an earlier version stored have only `remaining`. */
export function unfilledOf({ remaining, unfilled }: Pick<OrderRow, 'remaining' | 'unfilled'>): bigint {
  return BigInt(unfilled ?? remaining)
}

/** Reads the state of orders by their hashes, without their parameters. */
export async function findStandings(
  db: Db,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['order_hash', 'status', 'reason', 'remaining', 'unfilled'])
    .where(sql<boolean>`order_hash = any(${hashes}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.order_hash, row]))
}

/** Writes the current state of orders. */
export async function updateVerdicts(
  tx: Tx,
  changes: readonly { orderHash: string; verdict: Verdict }[],
): Promise<void> {
  if (changes.length === 0) return
  const hashes = changes.map((change) => change.orderHash)
  const statuses = changes.map((change) => change.verdict.status)
  const reasons = changes.map((change) => change.verdict.reason ?? null)
  const remaining = changes.map((change) => String(change.verdict.remaining))
  const unfilled = changes.map((change) => String(change.verdict.unfilled))
  await sql`
    update orders set status = c.status, reason = c.reason, remaining = c.remaining, unfilled = c.unfilled,
      -- What waited for its maker and can be filled again may be an order that its maker has forgotten.
      revived_at = case when c.status = 'active' and orders.status = 'inactive'
          and orders.reason in ('counter', 'signature', 'balance', 'approval') then now()
        else orders.revived_at end
    from unnest(${hashes}::text[], ${statuses}::text[], ${reasons}::text[], ${remaining}::numeric[],
      ${unfilled}::numeric[]) as c (order_hash, status, reason, remaining, unfilled)
    where orders.order_hash = c.order_hash`.execute(tx)
}
