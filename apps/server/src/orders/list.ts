import type { OfferTrait } from '@souk/market'
import { type RawBuilder, sql } from 'kysely'
import { isHidden, isShown } from '../db/isHidden.js'
import type { BookSide, Db, OrderRow } from '../db/tables.js'
import * as Page from '../market/Page.js'
import { sizesOfOrders } from './criteria.js'
import { fromOpen } from './fromOpen.js'
import * as Lifetime from './Lifetime.js'

/** Selects orders. Addresses are lower-case, times in seconds. */
export type OrderQuery = {
  /** Bundles and swaps are chosen by their items. */
  sides: readonly BookSide[]
  contract?: string | undefined
  identifiers: readonly bigint[]
  maker?: string | undefined
  taker?: string | undefined
  owner?: string | undefined
  currency?: string | undefined
  listedAfter?: bigint | undefined
  listedBefore?: bigint | undefined
  kind?: OrderRow['kind'] | undefined
  /** Offers for tokens with this trait, and perhaps others. */
  trait?: OfferTrait | undefined
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
 *
 * @param bounds - How large rows and page are. @default those of whole orders
 */
export async function listOrders(
  db: Db,
  query: OrderQuery,
  bounds?: { sizeOf: (row: OrderRow) => number; most: number },
): Promise<{ rows: readonly OrderRow[]; next: Cursor | undefined }> {
  const { limit } = query
  const shared = conditions(query)
  const ordering = toOrdering(query)
  const chosen = query.sides.flatMap((side) =>
    isSingle(side)
      ? subjects(side, query).map((subject) => [isOn(side), ...subject])
      : [[isOn(side), ...ofItems(side, query)]],
  )
  const parts = chosen.map((subject) => {
    const toPart = (source: RawBuilder<unknown>) => sql`
      select o.* from ${source} where ${sql.join([...subject, ...shared], sql` and `)}
      order by ${ordering} limit ${Page.rowsFor(limit)}`
    return query.maker ? sql`(${toPart(sql`shown_orders o`)})` : fromOpen(toPart)
  })
  const { rows: found } = await sql<OrderRow>`
    select * from (${sql.join(parts, sql` union all `)}) o order by ${ordering} limit ${Page.rowsFor(limit)}`.execute(
    db,
  )
  const sizes = bounds ?? { sizeOf: await sizesOfOrders(db, found) }
  const { rows, last } = Page.take(found, { limit, ...sizes })
  const next = last && { rank: last.price_rank, price: last.unit_price, sequence: last.sequence }
  return { rows, next }
}

function conditions(query: OrderQuery) {
  const { now, maker, kind, taker, currency, listedAfter, listedBefore, cursor } = query
  const found: RawBuilder<unknown>[] = [Lifetime.isNotOver(String(now))]
  if (maker) found.push(sql`o.is_open`, sql`o.maker = ${maker}`)
  else found.push(Lifetime.hasStarted(String(now)))
  if (kind) found.push(sql`o.kind = ${kind}`)
  if (query.trait)
    found.push(sql`exists (
      select 1 from criteria c where c.contract = o.contract and c.root = o.criteria and c.kind = 'trait'
        and c.traits @> ${JSON.stringify([query.trait])}::jsonb)`)
  if (taker) found.push(sql`o.taker = ${taker}`)
  if (!query.contract && !asksForAccount(query)) found.push(isShown('o.contract'))
  if (currency) found.push(sql`o.currency = ${currency}`)
  if (listedAfter !== undefined) found.push(sql`o.created_at >= ${toDate(listedAfter)}::timestamptz`)
  if (listedBefore !== undefined) found.push(sql`o.created_at <= ${toDate(listedBefore)}::timestamptz`)
  if (cursor) found.push(after(query, cursor))
  return found
}

type Asked = Pick<OrderQuery, 'contract' | 'maker' | 'taker' | 'owner'>

function asksForAccount({ maker, taker, owner }: Asked): boolean {
  return maker !== undefined || taker !== undefined || owner !== undefined
}

/**
 * Selects orders `o` of several items none of which the operator hides, except items of the contract that is asked for. An
 * account sees all of its orders.
 */
function withoutHidden(asked: Asked): readonly RawBuilder<unknown>[] {
  return asksForAccount(asked)
    ? []
    : [hasNoHiddenItem(asked.contract ? sql`${asked.contract}::text` : sql`''`)]
}

/** Selects orders `o` without a hidden item of another contract. */
export function hasNoHiddenItem(contract: RawBuilder<unknown>) {
  return sql<boolean>`not exists (
    select 1 from order_items h where h.order_hash = o.order_hash and h.token <> ${contract} and ${isHidden('h.token')})`
}

function after({ orderBy, direction }: OrderQuery, { rank, price, sequence }: Cursor) {
  const than = direction === 'asc' ? sql`>` : sql`<`
  if (orderBy === 'created_date') return sql`o.sequence ${than} ${sequence}::bigint`
  // Of a known rank, which most orders share, the planner would expect no more orders to follow. It would plan each page,
  // and search the whole market for a collection's.
  return sql`(o.price_rank, o.unit_price, o.sequence) ${than} ((select ${rank}::smallint), ${price}::numeric, ${sequence}::bigint)`
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
function subjects(side: BookSide, { contract, identifiers, owner }: OrderQuery) {
  const shared = contract ? [sql`o.contract = ${contract}`] : []
  if (owner)
    shared.push(
      sql`exists (select 1 from balances b where b.contract = o.contract and b.identifier = o.identifier and b.owner = ${owner})`,
    )
  if (identifiers.length === 0) return [shared]
  const wanted = oneOf(identifiers)
  const named = [...shared, sql`o.identifier = ${wanted}`]
  if (side === 'ask') return [named]
  const isAmong = sql`(o.criteria = 0 or exists (
    select 1 from criteria_tokens k
    where k.contract = o.contract and k.root = o.criteria and k.identifier = ${wanted}))`
  return [named, [...shared, sql`o.identifier is null`, isAmong]]
}

/** One is compared by itself: of a list, the database would not know how long it is, and plan for that each time. */
function oneOf(identifiers: readonly bigint[]): RawBuilder<unknown> {
  return identifiers.length === 1
    ? sql`${String(identifiers[0])}::numeric`
    : sql`any(${identifiers.map(String)}::numeric[])`
}

/** Selects orders `o` of several items: listings by what they give, offers by what they ask for, swaps by both. */
export function ofItems(
  side: BookSide,
  query: Asked & Pick<OrderQuery, 'identifiers'>,
): readonly RawBuilder<unknown>[] {
  const { contract, identifiers, owner } = query
  const found: RawBuilder<unknown>[] = [...withoutHidden(query)]
  const of =
    side === 'bundle_ask'
      ? sql`i.side = 'offer'`
      : side === 'bundle_bid'
        ? sql`i.side = 'consideration'`
        : sql`true`
  const named =
    identifiers.length > 0 ? sql` and (i.identifier = ${oneOf(identifiers)} or i.criteria = 0)` : sql``
  if (contract)
    found.push(sql`o.order_hash in (
      select i.order_hash from order_items i where i.token = ${contract} and i.item_type >= 2 and ${of}${named} and i.is_open)`)
  // The maker owns what an order gives; other accounts own what it asks for.
  if (owner) found.push(ownedBy(owner, side === 'bundle_ask' ? 'offer' : 'consideration'))
  return found
}

/**
 * Selects orders with an item that an account has. Begins with the account's tokens: looking at every item of every order
 * would take seconds once a stranger has posted thousands of orders.
 */
function ownedBy(owner: string, side: 'offer' | 'consideration'): RawBuilder<unknown> {
  const isOpen = sql`i.is_open and i.side = ${side}`
  return sql`o.order_hash in (
    select i.order_hash from balances b join order_items i on i.token = b.contract and i.identifier = b.identifier
    where b.owner = ${owner} and ${isOpen}
    union all
    select i.order_hash from balances b
    join criteria_tokens k on k.contract = b.contract and k.identifier = b.identifier
    join order_items i on i.token = k.contract and i.criteria = k.root
    where b.owner = ${owner} and ${isOpen}
    union all
    select i.order_hash from (select distinct b.contract from balances b where b.owner = ${owner}) b
    join order_items i on i.token = b.contract and i.criteria = 0 where ${isOpen})`
}

function isSingle(side: BookSide): boolean {
  return side === 'ask' || side === 'bid'
}

function isOn(side: BookSide): RawBuilder<unknown> {
  return sql`o.side = ${sql.lit(side)}`
}

function toDate(seconds: bigint): Date {
  return new Date(Number(seconds) * 1000)
}
