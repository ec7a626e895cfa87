import { sql } from 'kysely'
import * as Changes from '../db/Changes.js'
import { isHidden } from '../db/isHidden.js'
import * as Subject from '../db/Subject.js'
import type { Db, OrderRow, Tx } from '../db/tables.js'
import type { ReadAt } from '../db/touchStore.js'
import type { EventRow } from '../events/feed.js'
import type { NewRow } from './store.js'

/** The columns of an inserted order, and their types. */
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
  unfilled: 'numeric',
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
const list = sql.raw(names.join(', '))
/** The state of an order that has not been judged yet. */
const unread = { status: 'inactive', reason: 'unread' } as const
const values = sql.raw(
  names
    .map((name) =>
      name === 'status' || name === 'reason'
        ? `case when is_old then '${unread[name]}' else ${name} end`
        : name,
    )
    .join(', '),
)
const typed = sql.raw(names.map((name) => `${name} ${columns[name]}`).join(', '))

/** A row to be written, and the data that goes with it. */
export type Insert = {
  row: NewRow
  /** The parameters as JSON. */
  parameters: string
  /** The block at which the verdict's facts were read; absent when they were not read. */
  at: ReadAt | undefined
  /** Whether the order has to be judged again. */
  isForRecheck: boolean
}

/**
 * Writes orders in sequence, together with their events. Everything is one statement with one parameter, because the
 * time of a batch depends on its round trips to the database. The statement waits for its turn as {@link changeState}
 * does, so that event numbers become visible in order.
 *
 * If the follower has passed the block of a verdict, it looked for the order before the order was there. The order's
 * state is then unknown, and it waits to be judged again. Facts read ahead of the follower are stored instead; see
 * {@link isOutdated}.
 *
 * @returns The new orders, since a known hash changes nothing; those to be judged again; and the events, one for each NFT
 * of an order.
 */
export async function insertOrders(db: Db | Tx, inserts: readonly Insert[]): Promise<Inserted> {
  if (inserts.length === 0) return { added: [], old: [], events: [] }
  const { rows } = await sql<AddedRow>`
    with tip as materialized (
      select number, hash from lock_state()
    ), input as (
      select k.*, coalesce(t.number > k.read_at or (t.number = k.read_at and t.hash is distinct from k.read_hash), false) as is_old
      from tip t cross join rows from (json_to_recordset(${toJson(inserts)}::json)
        as (${typed}, read_at bigint, read_hash text, is_for_recheck boolean)) with ordinality
        as k (${list}, read_at, read_hash, is_for_recheck, place)
    ), added as (
      insert into orders (${list}) select ${values} from input order by place
      on conflict (order_hash) do nothing returning order_hash, sequence, side, contract, identifier, maker, taker,
        order_facts(orders) as facts
    ), touched as (
      insert into touches (block_number, touch)
      select i.read_at, 'order:' || a.order_hash from added a join input i using (order_hash)
      where i.read_at is not null on conflict do nothing
    ), asked as (
      insert into recheck (order_hash)
      select a.order_hash from added a join input i using (order_hash) where i.is_for_recheck or i.is_old
    ), noted as (
      ${Changes.insert(subjectsOf(inserts), { from: sql`tip` })}
    ), told as (
      insert into events (type, collection, contract, identifier, order_hash, accounts, at, facts)
      select case when a.side in ('ask', 'bundle_ask') then 'listing' else 'offer' end, c.slug, n.contract, n.identifier, a.order_hash,
        jsonb_build_array(a.maker) || case when a.taker is null then '[]' else jsonb_build_array(a.taker) end
          || case when a.side = 'bid' and a.identifier is not null then holders_of(a.contract, a.identifier)
            when a.side in ('bundle_bid', 'swap') then (select holders_of_wanted(i.parameters) from input i where i.order_hash = a.order_hash)
            else '[]' end,
        now(), a.facts
      from added a cross join lateral (
        select a.contract, a.identifier where a.contract <> '' union all ${itemsOf}
      ) n left join collections c on c.contract = n.contract order by a.sequence, n.contract, n.identifier
      returning sequence, type, collection, contract, identifier, order_hash, accounts, at, reason, facts,
        ${isHidden('contract')} as is_hidden
    )
    select t.*, a.sequence as place, i.is_old
    from told t join added a using (order_hash) join input i using (order_hash) order by t.sequence`.execute(
    db,
  )
  const known = new Map(rows.map((row) => [row.order_hash, row]))
  const added = inserts.flatMap(({ row }) => {
    const { place, is_old } = known.get(row.order_hash) ?? {}
    return place === undefined ? [] : [{ ...row, ...(is_old && unread), sequence: place }]
  })
  return {
    added,
    old: [...known.values()].filter(({ is_old }) => is_old).map(({ order_hash }) => order_hash),
    events: rows,
  }
}

/** The NFTs of an order of several items, each once. Their event reaches listeners of each of them. */
const itemsOf = sql`
  select distinct lower(item ->> 'token'),
    case when (item ->> 'itemType')::integer in (2, 3) then (item ->> 'identifierOrCriteria')::numeric end
  from input i cross join lateral
    jsonb_array_elements((i.parameters -> 'offer') || (i.parameters -> 'consideration')) e (item)
  where a.contract = '' and i.order_hash = a.order_hash and (item ->> 'itemType')::integer >= 2`

/** The result of {@link insertOrders}. */
type Inserted = { added: readonly OrderRow[]; old: readonly string[]; events: readonly EventRow[] }

/** An event of an order, and the order's own number. */
type AddedRow = EventRow & { order_hash: string; place: string; is_old: boolean }

function subjectsOf(inserts: readonly Insert[]): readonly Subject.Subject[] {
  return inserts.flatMap(({ row }) => Subject.ofOrder(row, row.parameters))
}

function toJson(inserts: readonly Insert[]): string {
  const texts = inserts.map(({ row, parameters, at, isForRecheck }) => {
    const { parameters: _, ...rest } = row
    const head = JSON.stringify({
      ...rest,
      read_at: at && String(at.number),
      read_hash: at?.hash,
      is_for_recheck: isForRecheck,
    })
    // The long part is inserted as text, since it is encoded already.
    return `${head.slice(0, -1)},"parameters":${parameters}}`
  })
  return `[${texts.join(',')}]`
}
