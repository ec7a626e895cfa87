import { type RawBuilder, sql } from 'kysely'
import type { Address, Hex } from 'viem'
import type { Db, OrderRow, Tx } from '../db/tables.js'
import { groupBy } from '../market/groupBy.js'
import * as Touch from '../node/Touch.js'
import type { Group } from '../orders/Revival.js'
import { findJudged } from '../orders/store.js'

type Concerning = Exclude<Touch.Touch['type'], 'order'>

/** Selects, for each kind of touch, the open orders that it concerns; `k` is the touch. */
const concerned: Readonly<Record<Concerning, RawBuilder<unknown>>> = {
  counter: sql`o.maker = k.account`,
  token: sql`o.contract = k.contract and o.identifier = k.identifier and o.side = 'ask'`,
  units: sql`o.contract = k.contract and o.identifier = k.identifier and o.maker = k.account and o.side = 'ask'`,
  operator: sql`o.contract = k.contract and o.maker = k.account and o.side = 'ask'`,
  money: sql`o.currency = k.contract and o.maker = k.account and o.side = 'bid'`,
}
const kinds = Object.keys(concerned) as Concerning[]

/** The same for orders of several items, by what they give. The counter is covered above. */
const concernedItems: Readonly<Partial<Record<Concerning, RawBuilder<unknown>>>> = {
  token: sql`i.token = k.contract and i.identifier = k.identifier`,
  units: sql`i.token = k.contract and i.identifier = k.identifier and i.maker = k.account`,
  operator: sql`i.token = k.contract and i.maker = k.account`,
  money: sql`i.token = k.contract and i.maker = k.account`,
}

/**
 * Finds the orders whose state may have changed with the touches.
 *
 * An order whose own status was touched is found in any state, since a reorganisation can undo a sale. All other
 * touches concern only orders that have not ended.
 */
export async function findAffected(db: Db, touches: readonly Touch.Touch[]): Promise<readonly Hex[]> {
  if (touches.length === 0) return []
  const own = touches.flatMap((touch) => (touch.type === 'order' ? [touch.orderHash] : []))
  const parts = perKind(
    touches,
    (list, orders) => sql`union select o.order_hash from ${list} join orders o on ${orders}`,
  )
  const { rows } = await sql<{ order_hash: Hex }>`
    select order_hash from orders where order_hash = any(${own}::text[]) ${parts} ${ofSeveral(touches)}`.execute(
    db,
  )
  return rows.map((row) => row.order_hash)
}

/** Selects the items `i` of open orders that give what a touch `k` of this kind concerns. */
function givenOf(kind: Concerning): RawBuilder<unknown> | undefined {
  const items = concernedItems[kind]
  return items && sql`${items} and i.is_open and i.side = 'offer'`
}

/** Writes the part of a query that finds the orders of several items that touches concern. */
function ofSeveral(touches: readonly Touch.Touch[]): RawBuilder<unknown> {
  const parts = kinds.flatMap((kind) => {
    const of = touches.filter(({ type }) => type === kind)
    const items = givenOf(kind)
    if (of.length === 0 || !items) return []
    return [sql`union select i.order_hash from ${toList(of)} join order_items i on ${items}`]
  })
  return sql.join(parts, sql` `)
}

/**
 * Makes the orders of several items that touches concern inactive, and queues them for a check. The suspensions of a queued
 * touch do not cover them.
 */
export async function holdSeveral(tx: Tx, touches: readonly Touch.Touch[]): Promise<void> {
  if (touches.length > 0) await hold(tx, sql`select ''::text as order_hash where false ${ofSeveral(touches)}`)
}

/** Makes orders inactive, and queues them for a check. */
export async function holdOrders(tx: Tx, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await hold(tx, sql`select unnest(${hashes}::text[]) as order_hash`)
}

/** An order that waits already is not queued twice: its maker could lengthen the queue faster than it is worked off. */
async function hold(tx: Tx, orders: RawBuilder<unknown>): Promise<void> {
  await sql`
    with hit as (${orders}),
    held as (
      update orders set status = 'inactive', reason = 'unread'
      where order_hash in (select order_hash from hit) and status = 'active')
    insert into recheck (order_hash) select order_hash from hit
    where not exists (select 1 from recheck r where r.order_hash = hit.order_hash)`.execute(tx)
}

/** The touches that a step judges at once, and those it queues because they concern too many orders. */
export type Division = { few: readonly Touch.Touch[]; many: readonly Touch.Touch[] }

/** The number of orders that a step judges itself, and of the items that they give. */
export const mostInStep = 1_000
/** A touch that concerns at most this many orders is never queued. */
const fewOrders = 20

/** Divides touches so that those judged at once concern few orders in total. */
export async function divide(db: Db, touches: readonly Touch.Touch[]): Promise<Division> {
  const parts = perKind(
    touches,
    (list, orders, items) => sql`union all select k.touch, c.orders from ${list}, lateral (
      select count(*) as orders from (
        (select 1 from orders o where ${orders} limit ${sql.lit(mostInStep + 1)})
        ${items ? sql`union all (select 1 from order_items i where ${items} limit ${sql.lit(mostInStep + 1)})` : sql``}
      ) x) c`,
  )
  const { rows } = await sql<{ touch: string; orders: string }>`
    select '' as touch, 0::bigint as orders where false ${parts}`.execute(db)
  const counted = rows
    .map((row) => ({ touch: row.touch, orders: Number(row.orders) }))
    .sort((a, b) => b.orders - a.orders)
  let total = counted.reduce((sum, { orders }) => sum + orders, 0)
  const many = new Set<string>()
  for (const { touch, orders } of counted) {
    if (total <= mostInStep || orders <= fewOrders) break
    many.add(touch)
    total -= orders
  }
  const isMany = (touch: Touch.Touch) => many.has(Touch.encode(touch))
  return { few: touches.filter((touch) => !isMany(touch)), many: touches.filter(isMany) }
}

/** One page of the orders that a touch concerns, oldest first. */
export type TouchPage = {
  /** Numbers of the orders that can be filled again as far as the database knows. */
  revived: readonly string[]
  /** All other orders of the page; each has to be judged. */
  rows: readonly OrderRow[]
  /** Where the next page begins; `undefined` on the last page. */
  next: string | undefined
}

/** Reads a page: up to a number of orders, of which at most `mostRows` are not revived. */
export async function findPage(
  db: Db,
  touch: Touch.Touch,
  options: { after: string; last: string; limit: number; mostRows: number },
): Promise<TouchPage> {
  if (touch.type === 'order') return { revived: [], rows: [], next: undefined }
  const { after, last, limit, mostRows } = options
  const k = columnsOf(touch)
  const { rows: found } = await sql<{ sequence: string; hash: string; is_revived: boolean }>`
    select o.sequence, o.order_hash as hash, o.is_revived
    from (select ${k.contract}::text as contract, ${k.identifier}::numeric as identifier,
        ${k.account}::text as account) k, paged_orders o
    where ${concerned[touch.type]} and o.status in ('active', 'inactive')
      and o.sequence > ${after}::bigint and o.sequence <= ${last}::bigint
    order by o.sequence limit ${sql.lit(limit)}`.execute(db)
  const others = found.filter((row) => !row.is_revived)
  const end = others[mostRows]?.sequence
  const page =
    end === undefined
      ? found
      : found.slice(
          0,
          found.findIndex(({ sequence }) => sequence === end),
        )
  const isLast = end === undefined && found.length < limit
  return {
    revived: page.flatMap((row) => (row.is_revived ? [row.sequence] : [])),
    rows: await findJudged(
      db,
      page.flatMap((row) => (row.is_revived ? [] : [row.hash])),
    ),
    next: isLast ? undefined : page.at(-1)?.sequence,
  }
}

/** The number of groups of orders to read for each touch. Orders of other groups are judged in pages. */
const mostGroups = 16

/** Finds what the waiting orders of touches depend on. When there are very many orders, it looks at some of them. */
export async function findGroups(
  db: Db,
  touches: readonly Touch.Touch[],
): Promise<ReadonlyMap<string, readonly Group[]>> {
  if (touches.length === 0) return new Map()
  const parts = perKind(
    touches,
    (list, orders) => sql`union all select k.touch, c.* from ${list}, lateral (
      select distinct x.side, x.maker, case x.side when 'ask' then x.contract end as contract,
        case x.side when 'bid' then x.currency end as currency, lower(x.key) as key
      from (
        select o.side, o.maker, o.contract, o.currency, o.parameters ->> 'conduitKey' as key from orders o
        where ${orders} and o.side in ('ask', 'bid') and o.status = 'inactive' and o.reason in ('counter', 'balance', 'approval') and o.signed_by = 'key'
        limit ${sql.lit(mostInStep)}) x
      limit ${sql.lit(mostGroups)}) c`,
  )
  const { rows } = await sql<GroupRow>`
    select '' as touch, '' as side, '' as maker, '' as contract, '' as currency, '' as key where false ${parts}`.execute(
    db,
  )
  const found = rows.map(({ touch, contract, currency, ...rest }) => ({
    touch,
    group: { ...rest, contract: contract ?? undefined, currency: currency ?? undefined },
  }))
  return new Map(
    [...groupBy(found, ({ touch }) => touch)].map(([touch, of]) => [touch, of.map(({ group }) => group)]),
  )
}

type GroupRow = Omit<Group, 'contract' | 'currency'> & {
  touch: string
  contract: Address | null
  currency: Address | null
}

/**
 * Finds the conduit keys of the touches' active orders, in lower case. When there are very many orders, it looks at
 * some of them.
 */
export async function findKeys(
  db: Db,
  touches: readonly Touch.Touch[],
): Promise<ReadonlyMap<string, readonly Hex[]>> {
  const parts = perKind(
    touches,
    (list, orders) => sql`union all select k.touch, c.keys from ${list}, lateral (
      select array_agg(distinct lower(x.key)) as keys from (
        select o.parameters ->> 'conduitKey' as key from orders o where ${orders} and o.status = 'active'
        limit ${sql.lit(mostInStep)}) x) c`,
  )
  const { rows } = await sql<{ touch: string; keys: Hex[] | null }>`
    select '' as touch, null::text[] as keys where false ${parts}`.execute(db)
  return new Map(rows.map(({ touch, keys }) => [touch, keys ?? []]))
}

type Part = (
  list: RawBuilder<unknown>,
  orders: RawBuilder<unknown>,
  items: RawBuilder<unknown> | undefined,
) => RawBuilder<unknown>

/** Writes a part of a query for each kind of touch in use. */
function perKind(touches: readonly Touch.Touch[], toPart: Part): RawBuilder<unknown> {
  const parts = kinds.flatMap((kind) => {
    const of = touches.filter(({ type }) => type === kind)
    return of.length === 0
      ? []
      : [toPart(toList(of), sql`${concerned[kind]} and o.status in ('active', 'inactive')`, givenOf(kind))]
  })
  return sql.join(parts, sql` `)
}

/** Returns the touches as rows of a query. */
function toList(touches: readonly Touch.Touch[]): RawBuilder<unknown> {
  const rows = touches.map(columnsOf)
  return sql`unnest(${touches.map(Touch.encode)}::text[], ${rows.map(({ contract }) => contract)}::text[],
    ${rows.map(({ identifier }) => identifier)}::numeric[], ${rows.map(({ account }) => account)}::text[])
    as k (touch, contract, identifier, account)`
}

type Columns = { contract: string | null; identifier: string | null; account: string | null }

function columnsOf(touch: Touch.Touch): Columns {
  const none = { contract: null, identifier: null, account: null }
  switch (touch.type) {
    case 'order':
      return none
    case 'counter':
      return { ...none, account: touch.account }
    case 'money':
      return { ...none, contract: touch.currency, account: touch.account }
    case 'operator':
      return { ...none, contract: touch.contract, account: touch.account }
    case 'token':
      return { ...none, contract: touch.contract, identifier: String(touch.identifier) }
    case 'units':
      return { contract: touch.contract, identifier: String(touch.identifier), account: touch.account }
  }
}
