import { sql } from 'kysely'
import type { Db } from '../db/tables.js'
import * as Page from '../Page.js'
import { sizesOfOrders } from './criteria.js'
import type { OrderRow } from './store.js'

/** Which orders are wanted. Addresses are lower-case, times in seconds. */
export type OrderQuery = {
  side: 'ask' | 'bid'
  contract?: string | undefined
  identifiers: readonly bigint[]
  maker?: string | undefined
  taker?: string | undefined
  owner?: string | undefined
  currency?: string | undefined
  listedAfter?: bigint | undefined
  listedBefore?: bigint | undefined
  kind?: OrderRow['kind'] | undefined
  orderBy: 'created_date' | 'eth_price'
  direction: 'asc' | 'desc'
  limit: number
  cursor?: Cursor | undefined
  now: bigint
}

/** The place of the last row of the page before. */
export type Cursor = { rank: number; price: string; sequence: string }

/**
 * Reads a page of orders: those that can be filled now, and for a maker its inactive ones too, so that it sees why.
 *
 * Pages follow an order that does not shift (price, then age), so that walking them loses and repeats nothing.
 */
export async function listOrders(
  db: Db,
  query: OrderQuery,
): Promise<{ rows: readonly OrderRow[]; next: Cursor | undefined }> {
  let select = db
    .selectFrom(query.maker ? 'shown_orders as o' : 'open_orders as o')
    .selectAll()
    .where('o.side', '=', query.side)
    .where('o.end_time', '>', String(query.now))
  select = query.maker
    ? select.where(sql<boolean>`o.is_open`).where('o.maker', '=', query.maker)
    : select.where('o.start_time', '<=', String(query.now))
  if (query.contract) select = select.where('o.contract', '=', query.contract)
  if (query.identifiers.length > 0) select = select.where(isForSome(query))
  if (query.kind) select = select.where('o.kind', '=', query.kind)
  if (query.taker) select = select.where('o.taker', '=', query.taker)
  if (query.currency) select = select.where('o.currency', '=', query.currency)
  if (query.listedAfter !== undefined) select = select.where('o.created_at', '>=', toDate(query.listedAfter))
  if (query.listedBefore !== undefined)
    select = select.where('o.created_at', '<=', toDate(query.listedBefore))
  if (query.owner)
    select = select.where(
      sql<boolean>`exists (select 1 from balances b where b.contract = o.contract and b.identifier = o.identifier and b.owner = ${query.owner})`,
    )
  const { direction, cursor } = query
  const than = direction === 'asc' ? sql`>` : sql`<`
  if (query.orderBy === 'created_date') {
    if (cursor) select = select.where(sql<boolean>`o.sequence ${than} ${cursor.sequence}::bigint`)
    select = select.orderBy('o.sequence', direction)
  } else {
    if (cursor)
      select = select.where(
        sql<boolean>`(o.price_rank, o.unit_price, o.sequence) ${than} (${cursor.rank}::smallint, ${cursor.price}::numeric, ${cursor.sequence}::bigint)`,
      )
    select = select
      .orderBy('o.price_rank', direction)
      .orderBy('o.unit_price', direction)
      .orderBy('o.sequence', direction)
  }
  const found = await select.limit(query.limit + 1).execute()
  const sizeOf = await sizesOfOrders(db, found)
  const { rows, last } = Page.take(found, { limit: query.limit, sizeOf })
  const next = last && { rank: last.price_rank, price: last.unit_price, sequence: last.sequence }
  return { rows, next }
}

/** An offer on any of several tokens is for each of them. */
function isForSome({ side, identifiers }: Pick<OrderQuery, 'side' | 'identifiers'>) {
  const wanted = sql`any(${identifiers.map(String)}::numeric[])`
  if (side === 'ask') return sql<boolean>`o.identifier = ${wanted}`
  return sql<boolean>`(o.identifier = ${wanted} or o.criteria = 0 or exists (
    select 1 from criteria_tokens k
    where k.contract = o.contract and k.root = o.criteria and k.identifier = ${wanted}))`
}

function toDate(seconds: bigint): Date {
  return new Date(Number(seconds) * 1000)
}
