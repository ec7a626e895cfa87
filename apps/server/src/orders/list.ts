import { type RawBuilder, sql } from 'kysely'
import type { Db, OrderRow } from '../db/tables.js'
import * as Page from '../market/Page.js'
import { sizesOfOrders } from './criteria.js'
import { fromOpen } from './fromOpen.js'
import * as Lifetime from './Lifetime.js'

/** Selects orders. Addresses are lower-case, times in seconds. */
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

/** The position of the previous page's last row. */
export type Cursor = { rank: number; price: string; sequence: string }

/**
 * Reads a page of fillable orders. For a maker, it includes inactive ones, so that the maker sees the reasons.
 *
 * Pages follow a stable sort (price, then age), so that walking them loses and repeats nothing.
 */
export async function listOrders(
  db: Db,
  query: OrderQuery,
): Promise<{ rows: readonly OrderRow[]; next: Cursor | undefined }> {
  const { limit } = query
  const shared = conditions(query)
  const ordering = toOrdering(query)
  const parts = subjects(query).map((subject) => {
    const toPart = (source: RawBuilder<unknown>) => sql`
      select o.* from ${source} where ${sql.join([...shared, ...subject], sql` and `)}
      order by ${ordering} limit ${Page.rowsFor(limit)}`
    return query.maker ? sql`(${toPart(sql`shown_orders o`)})` : fromOpen(toPart)
  })
  const { rows: found } = await sql<OrderRow>`
    select * from (${sql.join(parts, sql` union all `)}) o order by ${ordering} limit ${Page.rowsFor(limit)}`.execute(
    db,
  )
  const sizeOf = await sizesOfOrders(db, found)
  const { rows, last } = Page.take(found, { limit, sizeOf })
  const next = last && { rank: last.price_rank, price: last.unit_price, sequence: last.sequence }
  return { rows, next }
}

function conditions(query: OrderQuery) {
  const { side, now, maker, contract, kind, taker, currency, listedAfter, listedBefore, owner, cursor } =
    query
  const found = [sql`o.side = ${sql.lit(side)}`, Lifetime.isNotOver(String(now))]
  if (maker) found.push(sql`o.is_open`, sql`o.maker = ${maker}`)
  else found.push(Lifetime.hasStarted(String(now)))
  if (contract) found.push(sql`o.contract = ${contract}`)
  if (kind) found.push(sql`o.kind = ${kind}`)
  if (taker) found.push(sql`o.taker = ${taker}`)
  if (currency) found.push(sql`o.currency = ${currency}`)
  if (listedAfter !== undefined) found.push(sql`o.created_at >= ${toDate(listedAfter)}::timestamptz`)
  if (listedBefore !== undefined) found.push(sql`o.created_at <= ${toDate(listedBefore)}::timestamptz`)
  if (owner)
    found.push(
      sql`exists (select 1 from balances b where b.contract = o.contract and b.identifier = o.identifier and b.owner = ${owner})`,
    )
  if (cursor) found.push(after(query, cursor))
  return found
}

function after({ orderBy, direction }: OrderQuery, { rank, price, sequence }: Cursor) {
  const than = direction === 'asc' ? sql`>` : sql`<`
  if (orderBy === 'created_date') return sql`o.sequence ${than} ${sequence}::bigint`
  return sql`(o.price_rank, o.unit_price, o.sequence) ${than} (${rank}::smallint, ${price}::numeric, ${sequence}::bigint)`
}

function toOrdering({ orderBy, direction }: OrderQuery) {
  const way = direction === 'asc' ? sql`asc` : sql`desc`
  if (orderBy === 'created_date') return sql`o.sequence ${way}`
  return sql`o.price_rank ${way}, o.unit_price ${way}, o.sequence ${way}`
}

/**
 * Selects orders by their tokens. An offer on one of several tokens is for each of them. Those are looked up
 * separately, so that the database searches neither kind among all offers of a collection.
 */
function subjects({ side, identifiers }: OrderQuery) {
  if (identifiers.length === 0) return [[]]
  // A single token is compared directly. The planner would not know the length of a list, and would plan each time.
  const wanted =
    identifiers.length === 1
      ? sql`${String(identifiers[0])}::numeric`
      : sql`any(${identifiers.map(String)}::numeric[])`
  const named = [sql`o.identifier = ${wanted}`]
  if (side === 'ask') return [named]
  const isAmong = sql`(o.criteria = 0 or exists (
    select 1 from criteria_tokens k
    where k.contract = o.contract and k.root = o.criteria and k.identifier = ${wanted}))`
  return [named, [sql`o.identifier is null`, isAmong]]
}

function toDate(seconds: bigint): Date {
  return new Date(Number(seconds) * 1000)
}
