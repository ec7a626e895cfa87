import { Order } from '@souk/seaport'
import { type Selectable, sql } from 'kysely'
import type { Config } from '../config.js'
import { unixToColumn } from '../db/columns.js'
import type { Db, OrdersTable, Tx } from '../db/tables.js'
import { holdersOf } from '../events/holders.js'
import type { Verdict } from './judge.js'
import { priceRank } from './priceRank.js'
import type { NewOrder } from './storeOrders.js'

export type OrderRow = Selectable<OrdersTable>

/** A row before the database has numbered it. */
export type NewRow = Omit<OrderRow, 'sequence'>

/** Makes the row of an order, as it will be read again. */
export function toRow(entry: NewOrder, config: Pick<Config, 'currencies' | 'nativeLike'>): NewRow {
  const { terms, order, verdict } = entry
  return {
    order_hash: entry.orderHash.toLowerCase(),
    side: terms.side,
    maker: terms.maker.toLowerCase(),
    taker: terms.taker?.toLowerCase() ?? null,
    contract: terms.contract.toLowerCase(),
    identifier: toText(terms.identifier),
    criteria: toText(terms.criteria),
    standard: terms.standard,
    currency: terms.currency.toLowerCase(),
    price: String(terms.startPrice),
    price_rank: priceRank(terms.currency, config),
    unit_price: String((terms.startPrice + terms.total - 1n) / terms.total),
    total: String(terms.total),
    remaining: String(verdict.remaining),
    start_time: String(unixToColumn(order.parameters.startTime)),
    end_time: String(unixToColumn(order.parameters.endTime)),
    kind: terms.kind,
    parameters: Order.serialize(order).parameters,
    signature: order.signature,
    signed_by: entry.signedBy,
    status: verdict.status,
    reason: verdict.reason ?? null,
    created_at: entry.createdAt,
    revived_at: null,
    origin: entry.origin ?? null,
  }
}

function toText(value: bigint | undefined): string | null {
  return value === undefined ? null : String(value)
}

/** The columns that an order is inserted with, and their types. */
const columns = {
  order_hash: 'text',
  side: 'text',
  maker: 'text',
  taker: 'text',
  contract: 'text',
  identifier: 'numeric',
  criteria: 'numeric',
  standard: 'text',
  currency: 'text',
  price: 'numeric',
  price_rank: 'smallint',
  unit_price: 'numeric',
  total: 'numeric',
  remaining: 'numeric',
  start_time: 'bigint',
  end_time: 'bigint',
  kind: 'text',
  parameters: 'jsonb',
  signature: 'text',
  signed_by: 'text',
  status: 'text',
  reason: 'text',
  created_at: 'timestamptz',
  origin: 'text',
} as const satisfies Partial<Record<keyof NewRow, string>>
type Column = keyof typeof columns
const names = Object.keys(columns) as Column[]

/** A row to be written, and what is to be remembered with it. */
export type Insert = {
  row: NewRow
  /** The parameters as JSON. */
  parameters: string
  /** The block that the order was judged at, should it go. */
  readAt: bigint | undefined
  /** Whether it has to be judged again. */
  isForRecheck: boolean
}

/**
 * Writes orders, in their order, with the events that tell of them. One statement with one list for each column: rows of
 * parameters take longer to put together than to insert, and each statement more is a journey more for every batch.
 *
 * The caller holds {@link lockState}, so that events are numbered in the order in which they can be seen.
 *
 * @returns Those that are new; a known hash changes nothing.
 */
export async function insertOrders(tx: Tx, inserts: readonly Insert[]): Promise<OrderRow[]> {
  if (inserts.length === 0) return []
  const list = sql.join(names.map((name) => sql.ref(name)))
  const values = names.map((name) => {
    const column = inserts.map((insert) => (name === 'parameters' ? insert.parameters : insert.row[name]))
    return sql`${column}::${sql.raw(columns[name])}[]`
  })
  const readAt = inserts.map((insert) => (insert.readAt === undefined ? null : String(insert.readAt)))
  const isForRecheck = inserts.map((insert) => insert.isForRecheck)
  const holders = holdersOf({ contract: sql`a.contract`, identifier: sql`a.identifier` })
  const { rows } = await sql<{ order_hash: string; sequence: string }>`
    with input as (
      select * from unnest(${sql.join(values)}, ${readAt}::bigint[], ${isForRecheck}::boolean[])
        with ordinality as k (${list}, read_at, is_for_recheck, place)
    ), added as (
      insert into orders (${list}) select ${list} from input order by place
      on conflict (order_hash) do nothing returning order_hash, sequence, side, contract, identifier, maker, taker
    ), touched as (
      insert into touches (block_number, touch)
      select i.read_at, 'order:' || a.order_hash from added a join input i using (order_hash)
      where i.read_at is not null on conflict do nothing
    ), asked as (
      insert into recheck (order_hash)
      select a.order_hash from added a join input i using (order_hash) where i.is_for_recheck
    ), told as (
      insert into events (type, collection, contract, identifier, order_hash, accounts, at)
      select case a.side when 'ask' then 'listing' else 'offer' end, c.slug, a.contract, a.identifier, a.order_hash,
        jsonb_build_array(a.maker) || case when a.taker is null then '[]' else jsonb_build_array(a.taker) end
          || case when a.side = 'bid' and a.identifier is not null then ${holders} else '[]' end, now()
      from added a left join collections c using (contract) order by a.sequence
    )
    select order_hash, sequence from added`.execute(tx)
  const sequences = new Map(rows.map((row) => [row.order_hash, row.sequence]))
  return inserts.flatMap(({ row }) => {
    const sequence = sequences.get(row.order_hash)
    return sequence === undefined ? [] : [{ ...row, sequence }]
  })
}

/** Finds one order, as it is to be shown. */
export function findOrder(db: Db, orderHash: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('shown_orders')
    .selectAll()
    .where('order_hash', '=', orderHash.toLowerCase())
    .executeTakeFirst()
}

/** Finds orders by their hashes, as they are to be shown. */
export async function findOrders(db: Db, hashes: readonly string[]): Promise<OrderRow[]> {
  if (hashes.length === 0) return []
  return db
    .selectFrom('shown_orders')
    .selectAll()
    .where(sql<boolean>`order_hash = any(${hashes}::text[])`)
    .execute()
}

/** Finds orders by their hashes, as they were last judged: those to be judged again. */
export async function findJudged(db: Db, hashes: readonly string[]): Promise<OrderRow[]> {
  if (hashes.length === 0) return []
  return db
    .selectFrom('orders')
    .selectAll()
    .where(sql<boolean>`order_hash = any(${hashes}::text[])`)
    .execute()
}

/** How an order stands, as far as it is stored. */
export type Standing = Pick<OrderRow, 'status' | 'reason' | 'remaining'>

/** Reads how orders stand, by their hashes, without what they say. */
export async function findStandings(
  db: Db,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(['order_hash', 'status', 'reason', 'remaining'])
    .where(sql<boolean>`order_hash = any(${hashes}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.order_hash, row]))
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
    update orders set status = c.status, reason = c.reason, remaining = c.remaining,
      -- What waited for its maker and can be filled again may be an order that its maker has forgotten.
      revived_at = case when c.status = 'active' and orders.status = 'inactive'
          and orders.reason in ('counter', 'signature', 'balance', 'approval') then now()
        else orders.revived_at end
    from unnest(${hashes}::text[], ${statuses}::text[], ${reasons}::text[], ${remaining}::numeric[])
      as c (order_hash, status, reason, remaining)
    where orders.order_hash = c.order_hash`.execute(tx)
}
