import { type RawBuilder, sql } from 'kysely'
import { isShown } from '../../db/isHidden.js'
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
  identifiers?: readonly bigint[] | undefined
  /** Offers of one kind: on a token, or on any token of a collection. */
  orderType?: 'token' | 'collection' | undefined
  /** Orders in one of these currencies. */
  currencies?: readonly string[] | undefined
  withoutMaker?: string | undefined
  /** Created within these seconds, both included. */
  from?: bigint | undefined
  to?: bigint | undefined
  maker?: string | undefined
  /** Orders that anyone can fill, unless the query names makers or orders. @default 'active' */
  status?: OrderRow['status'] | undefined
  /** Includes orders for one account. */
  withPrivate: boolean
  orderBy: 'createdAt' | 'price'
  /** @default newest first, and best price first */
  direction?: 'asc' | 'desc' | undefined
  limit: number
  cursor?: Cursor | undefined
}

/** Reads a page of the book, newest first or best price first. */
export async function listBook(
  market: Pick<Market, 'db' | 'progress'>,
  query: BookQuery,
): Promise<{ rows: readonly OrderRow[]; next: Cursor | undefined }> {
  const { limit, cursor } = query
  const found = conditions(query, String(bookTime(market)))
  if (cursor) found.push(after(query, cursor))
  const ordering = orderingOf(query)
  const toPart = (source: RawBuilder<unknown>) => sql`
    select o.* from ${source} where ${sql.join(found, sql` and `)} order by ${ordering} limit ${Page.rowsFor(limit)}`
  const part = isOfOpen(query) ? fromOpen(toPart) : toPart(sql`shown_orders o`)
  const { rows } = await sql<OrderRow>`
    select * from (${part}) o order by ${ordering} limit ${Page.rowsFor(limit)}`.execute(market.db)
  const { rows: shown, last } = Page.take(rows, { limit, sizeOf: Page.sizeOfOrder })
  const next = last && { rank: last.price_rank, price: last.unit_price, sequence: last.sequence }
  return { rows: shown, next }
}

type Way = { order: RawBuilder<unknown>; than: RawBuilder<unknown> }
const up: Way = { order: sql`asc`, than: sql`>` }
const down: Way = { order: sql`desc`, than: sql`<` }

/** The directions of the keys. A reversed order reverses all of them, so that the same index serves it. */
function waysOf({ side, orderBy, direction }: BookQuery): { price: Way; other: Way } {
  if (orderBy === 'createdAt') return { price: up, other: direction === 'asc' ? up : down }
  const best = side === 'bid' ? 'desc' : 'asc'
  const isBestFirst = (direction ?? best) === best
  return { price: (direction ?? best) === 'asc' ? up : down, other: isBestFirst ? up : down }
}

function orderingOf(query: BookQuery): RawBuilder<unknown> {
  const { price, other } = waysOf(query)
  if (query.orderBy === 'createdAt') return sql`o.sequence ${other.order}`
  return sql`o.price_rank ${other.order}, o.unit_price ${price.order}, o.sequence ${other.order}`
}

function after(query: BookQuery, { rank, price: value, sequence }: Cursor): RawBuilder<unknown> {
  const { price, other } = waysOf(query)
  const isLater = sql`o.sequence ${other.than} ${sequence}::bigint`
  if (query.orderBy === 'createdAt') return isLater
  return sql`(o.price_rank ${other.than} ${rank} or (o.price_rank = ${rank} and (
    o.unit_price ${price.than} ${value}::numeric or (o.unit_price = ${value}::numeric and ${isLater}))))`
}

/** Only fillable orders are read by their indexes. */
function isOfOpen({ status, ids }: BookQuery): boolean {
  return status === 'active' || (status === undefined && !ids?.length)
}

function conditions(query: BookQuery, time: string) {
  const { side, ids, contracts, identifiers, maker, status = 'active', withPrivate } = query
  const found = [sql`o.side = ${sql.lit(side)}`]
  if (ids?.length) found.push(sql`o.order_hash = any(${ids.map((id) => id.toLowerCase())}::text[])`)
  if (contracts?.length === 1) found.push(sql`o.contract = ${contracts[0]}`)
  else if (contracts?.length) found.push(sql`o.contract = any(${[...contracts]}::text[])`)
  if (maker) found.push(sql`o.maker = ${maker}`)
  if (!ids?.length && !contracts?.length && !maker) found.push(isShown('o.contract'))
  if (identifiers) found.push(isFor(side, identifiers))
  found.push(...choices(query))
  if (ids?.length && query.status === undefined) return found
  if (!withPrivate && !maker) found.push(sql`o.taker is null`)
  // The clock decides too: an ended order counts as ended before its row says so.
  if (status === 'active') found.push(Lifetime.hasStarted(time), Lifetime.isNotOver(time))
  else if (status === 'expired')
    found.push(sql`(o.status = 'expired' or (o.is_open and o.end_time <= ${time}::bigint))`)
  else found.push(sql`o.status = ${status}`)
  return found
}

function choices({ orderType, currencies, withoutMaker, from, to }: BookQuery) {
  const found: RawBuilder<unknown>[] = []
  if (orderType === 'token') found.push(sql`o.identifier is not null`)
  if (orderType === 'collection') found.push(sql`o.identifier is null and o.criteria = 0`)
  if (currencies?.length) found.push(sql`o.currency = any(${[...currencies]}::text[])`)
  if (withoutMaker) found.push(sql`o.maker <> ${withoutMaker}`)
  if (from !== undefined) found.push(sql`o.created_at >= to_timestamp(${String(from)}::bigint)`)
  if (to !== undefined) found.push(sql`o.created_at <= to_timestamp(${String(to)}::bigint)`)
  return found
}

/** An offer on one of several tokens is for each of them. */
function isFor(side: 'ask' | 'bid', identifiers: readonly bigint[]) {
  const [only] = identifiers
  // One is compared by itself, so that the database plans for exactly one.
  const wanted =
    identifiers.length === 1 ? sql`${String(only)}::numeric` : sql`any(${identifiers.map(String)}::numeric[])`
  if (side === 'ask') return sql`o.identifier = ${wanted}`
  return sql`(o.identifier = ${wanted} or o.criteria = 0 or exists (
    select 1 from criteria_tokens k
    where k.contract = o.contract and k.root = o.criteria and k.identifier = ${wanted}))`
}
