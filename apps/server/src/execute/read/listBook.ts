import { type RawBuilder, sql } from 'kysely'
import type { OrderRow } from '../../db/tables.js'
import { bookTime, type Market } from '../../market/Market.js'
import * as Page from '../../market/Page.js'
import { fromOpen } from '../../orders/fromOpen.js'
import * as Lifetime from '../../orders/Lifetime.js'
import type { Cursor } from '../../orders/list.js'

/** Selects orders. Addresses are lower-case. */
export type BookQuery = {
  side: 'ask' | 'bid'
  /** Exactly these orders, whatever their status. */
  ids?: readonly string[] | undefined
  contracts?: readonly string[] | undefined
  identifier?: bigint | undefined
  maker?: string | undefined
  /** Orders that anyone can fill, unless the query names makers or orders. @default 'active' */
  status?: OrderRow['status'] | undefined
  /** Includes orders for one account. */
  withPrivate: boolean
  orderBy: 'createdAt' | 'price'
  limit: number
  cursor?: Cursor | undefined
}

/** Reads a page of the book, newest first or best price first. */
export async function listBook(
  market: Pick<Market, 'db' | 'progress'>,
  query: BookQuery,
): Promise<{ rows: readonly OrderRow[]; next: Cursor | undefined }> {
  const { side, orderBy, limit, cursor } = query
  const direction = side === 'bid' ? sql`desc` : sql`asc`
  const than = side === 'bid' ? sql`<` : sql`>`
  const found = conditions(query, String(bookTime(market)))
  if (cursor && orderBy === 'createdAt') found.push(sql`o.sequence < ${cursor.sequence}::bigint`)
  if (cursor && orderBy === 'price')
    found.push(sql`(o.price_rank > ${cursor.rank} or (o.price_rank = ${cursor.rank} and (
      o.unit_price ${than} ${cursor.price}::numeric
      or (o.unit_price = ${cursor.price}::numeric and o.sequence > ${cursor.sequence}::bigint))))`)
  const ordering =
    orderBy === 'price' ? sql`o.price_rank, o.unit_price ${direction}, o.sequence` : sql`o.sequence desc`
  const toPart = (source: RawBuilder<unknown>) => sql`
    select o.* from ${source} where ${sql.join(found, sql` and `)} order by ${ordering} limit ${Page.rowsFor(limit)}`
  const part = isOfOpen(query) ? fromOpen(toPart) : toPart(sql`shown_orders o`)
  const { rows } = await sql<OrderRow>`
    select * from (${part}) o order by ${ordering} limit ${Page.rowsFor(limit)}`.execute(market.db)
  const { rows: shown, last } = Page.take(rows, { limit, sizeOf: Page.sizeOfOrder })
  const next = last && { rank: last.price_rank, price: last.unit_price, sequence: last.sequence }
  return { rows: shown, next }
}

/** Only fillable orders are read by their indexes. */
function isOfOpen({ status, ids }: BookQuery): boolean {
  return status === 'active' || (status === undefined && !ids?.length)
}

function conditions(query: BookQuery, time: string) {
  const { side, ids, contracts, identifier, maker, status = 'active', withPrivate } = query
  const found = [sql`o.side = ${sql.lit(side)}`]
  if (ids?.length) found.push(sql`o.order_hash = any(${ids.map((id) => id.toLowerCase())}::text[])`)
  if (contracts?.length === 1) found.push(sql`o.contract = ${contracts[0]}`)
  else if (contracts?.length) found.push(sql`o.contract = any(${[...contracts]}::text[])`)
  if (maker) found.push(sql`o.maker = ${maker}`)
  if (identifier !== undefined) found.push(isFor(side, String(identifier)))
  if (ids?.length && query.status === undefined) return found
  if (!withPrivate && !maker) found.push(sql`o.taker is null`)
  // The clock decides too: an ended order counts as ended before its row says so.
  if (status === 'active') found.push(Lifetime.hasStarted(time), Lifetime.isNotOver(time))
  else if (status === 'expired')
    found.push(sql`(o.status = 'expired' or (o.is_open and o.end_time <= ${time}::bigint))`)
  else found.push(sql`o.status = ${status}`)
  return found
}

/** An offer on one of several tokens is for each of them. */
function isFor(side: 'ask' | 'bid', identifier: string) {
  if (side === 'ask') return sql`o.identifier = ${identifier}::numeric`
  return sql`(o.identifier = ${identifier}::numeric or o.criteria = 0 or exists (
    select 1 from criteria_tokens k
    where k.contract = o.contract and k.root = o.criteria and k.identifier = ${identifier}::numeric))`
}
