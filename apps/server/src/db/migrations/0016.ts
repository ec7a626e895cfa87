import { columns, hits, isSuspended, mostSkipped } from './0014.js'

/**
 * The counterpart of suspensions: orders of queued touches that have back what they depend on. Until their turn
 * comes, the book shows such orders as active. A few rows cover all of them.
 */

/** Waiting orders that a revival may concern. A signature by a key stays valid; one by a contract has to be checked. */
export const isWaiting = (o: string) =>
  `${o}.status = 'inactive' and ${o}.reason in ('counter', 'balance', 'approval') and ${o}.signed_by = 'key'`

/** The units that the maker of an order holds, or can pay for. */
export const units = (o: string) => `
  case when ${o}.side = 'ask' then coalesce((select b.quantity from balances b
      where b.contract = ${o}.contract and b.identifier = ${o}.identifier and b.owner = ${o}.maker), 0)
    else (select case when p.highest = 0 then r.covered else div(r.covered * ${o}.total, p.highest) end
      from (select greatest((${o}.parameters #>> '{offer,0,startAmount}')::numeric,
        (${o}.parameters #>> '{offer,0,endAmount}')::numeric) as highest) p)
  end`

/** Selects the revivals that apply to a waiting order. A subquery for each order, like those for suspensions. */
export const revives = (o: string) => `
  from revivals r
  where ${o}.sequence > r.after_sequence and ${o}.sequence <= r.last_sequence
    and r.maker = ${o}.maker and r.side = ${o}.side
    and (r.contract is null or r.contract = ${o}.contract)
    and (r.currency is null or r.currency = ${o}.currency)
    and (r.identifier is null or r.identifier = ${o}.identifier)
    and r.counter = (${o}.parameters ->> 'counter')::numeric
    and r.key = lower(${o}.parameters ->> 'conduitKey')
    and ${o}.start_time <= r.time and ${o}.end_time > r.time
    and ${units(o)} >= case when (${o}.parameters ->> 'orderType')::integer in (1, 3) then 1 else ${o}.remaining end`

/** The database evaluates the first condition once per statement. Without revivals it evaluates nothing else. */
export const isRevived = (o: string) =>
  `exists (select 1 from revivals) and ${isWaiting(o)} and exists (select 1 ${revives(o)} offset 0)`

export const revivedColumns: Readonly<Record<string, string>> = {
  remaining: `least(o.remaining, (select ${units('o')} ${revives('o')} limit 1))`,
  revived_at: `(select max(r.at) from revivals r where r.maker = o.maker)`,
}

const price = `o.price_rank, (case o.side when 'bid' then - o.unit_price else o.unit_price end), o.sequence`

const best = (side: 'ask' | 'bid', where: string) => `
  select n.* from (
    (select n.* from (
      select o.* from orders o
      where ${where} and o.side = '${side}' and o.status = 'active' and o.taker is null
      order by ${price} limit ${mostSkipped}
    ) n where not ${isSuspended('n')} limit 1)
    union all
    (select n.* from (
      select o.* from orders o
      where exists (select 1 from revivals)
        and ${where} and o.side = '${side}' and ${isWaiting('o')} and o.taker is null
      order by ${price} limit ${mostSkipped}
    ) n where ${isRevived('n')} limit 1)
  ) n order by ${price.replaceAll('o.', 'n.')} limit 1`

const waitingIndex = (name: string, keys: string) =>
  `create index orders_waiting_${name} on orders (${keys}) where ${isWaiting('orders').replaceAll('orders.', '')}`

export const sixteenth = [
  `create table revivals (
    touch text not null references touch_queue (touch) on delete cascade,
    after_sequence bigint not null,
    last_sequence bigint not null,
    side text not null,
    maker text not null,
    contract text,
    currency text,
    identifier numeric(78,0),
    key text not null,
    counter numeric(78,0) not null,
    covered numeric(78,0),
    time bigint not null,
    at timestamptz not null default now()
  )`,
  // Waiting orders are read in the same orders as active ones.
  waitingIndex('newest', 'side, sequence'),
  waitingIndex('cheapest', 'side, price_rank, unit_price, sequence'),
  waitingIndex('newest_of_collection', 'contract, side, sequence'),
  waitingIndex('cheapest_of_collection', 'contract, side, price_rank, unit_price, sequence'),
  waitingIndex('best_of_token', `contract, identifier, side, ${price.replaceAll('o.', '')}`),

  `drop view open_orders`,
  // As before, with the columns in the order of the next view.
  `create view open_orders as
    select ${[...columns, 'status', 'reason'].map((name) => `o.${name}`).join(', ')}
    from orders o where o.status = 'active' and not ${isSuspended('o')}`,
  // Orders that can be filled again, as the API shows them. Separate from `open_orders`, since each of the two is
  // read by its own indexes.
  `create view revived_orders as
    select ${[...columns.map((name) => `${revivedColumns[name] ?? `o.${name}`} as ${name}`), `'active'::text as status`, 'null::text as reason'].join(', ')}
    from orders o where ${isRevived('o')}`,
  `drop view shown_orders`,
  `create view shown_orders as
    select ${columns.map((name) => `${shownColumn(name)} as ${name}`).join(', ')},
      o.status in ('active', 'inactive') as is_open,
      case when s.reason is not null then 'inactive' when r.units is not null then 'active' else o.status end as status,
      case when r.units is not null then null else coalesce(s.reason, o.reason) end as reason
    from orders o left join lateral (
      select s.reason ${hits('o')} and o.status = 'active' order by s.reason desc limit 1
    ) s on true
    left join lateral (
      select r.at, ${units('o')} as units ${revives('o')} and exists (select 1 from revivals) and ${isWaiting('o')} limit 1
    ) r on true`,

  // For pages of orders that wait for their turn.
  `create view paged_orders as
    select o.order_hash, o.sequence, o.side, o.maker, o.contract, o.identifier, o.currency, o.status,
      ${isRevived('o')} as is_revived
    from orders o`,

  // As before, with revived orders.
  `create or replace function refresh_listings(contracts text[], identifiers numeric[]) returns void language sql as $$
    update tokens t
    set listing_hash = b.order_hash, listing_rank = b.price_rank, listing_unit_price = b.unit_price,
      listing_sequence = b.sequence
    from (select distinct * from unnest(contracts, identifiers) as u (contract, identifier)) k
    left join lateral (${best('ask', `o.contract = k.contract and o.identifier = k.identifier and o.kind <> 'english'`)}) b on true
    where t.contract = k.contract and t.identifier = k.identifier
      and (t.listing_hash, t.listing_rank) is distinct from (b.order_hash, b.price_rank)
  $$`,
  `create or replace function refresh_collection_offers(contracts text[]) returns void language sql as $$
    update collections c
    set offer_hash = b.order_hash, offer_price = b.unit_price, offer_currency = b.currency
    from (select distinct u.contract from unnest(contracts) as u (contract)) k
    left join lateral (${best('bid', 'o.contract = k.contract and o.identifier is null and o.criteria = 0')}) b on true
    where c.contract = k.contract and c.offer_hash is distinct from b.order_hash
  $$`,
  `create or replace function refresh_floors(contracts text[], changes bigint[]) returns void language sql as $$
    with fresh as (
      select k.contract, k.listed, f.listing_unit_price, f.currency
      from (select * from unnest(contracts, changes) as u (contract, listed)) k
      left join lateral (
        select b.listing_unit_price, (select o.currency from orders o where o.order_hash = b.listing_hash) as currency
        from (
          select t.listing_unit_price, t.listing_hash from tokens t where t.contract = k.contract
          order by t.listing_rank, t.listing_unit_price, t.identifier limit ${mostSkipped}
        ) b
        where exists (select 1 from orders o where o.order_hash = b.listing_hash
          and (o.status = 'active' and not ${isSuspended('o')} or ${isRevived('o')}) offset 0)
        limit 1
      ) f on true
    ), written as (
      update collections c
      set listed = c.listed + k.listed, floor_price = k.listing_unit_price, floor_currency = k.currency
      from fresh k where c.contract = k.contract
    ), moved as (
      select c.slug, k.contract, k.listing_unit_price, k.currency
      from collections c join fresh k on k.contract = c.contract
      where (c.floor_price, c.floor_currency) is distinct from (k.listing_unit_price, k.currency)
    ), kept as (
      insert into floors (contract, at, price, currency)
      select contract, now(), listing_unit_price, currency from moved
      on conflict (contract, at) do update set price = excluded.price, currency = excluded.currency
    )
    insert into events (type, collection, contract, accounts, at)
    select 'floor', slug, contract, '[]', now() from moved
  $$`,
  // Writes orders as they are already shown. Their numbers are known, so one statement writes a page.
  `create function revive(chosen bigint[]) returns void language sql as $$
    with written as (
      update orders o
      set status = 'active', reason = null, remaining = ${revivedColumns.remaining}, revived_at = now()
      where o.sequence = any(chosen) and ${isRevived('o')}
      returning o.order_hash, o.sequence, o.side, o.maker, o.contract, o.identifier
    )
    insert into events (type, collection, contract, identifier, order_hash, accounts, at)
    select 'valid', c.slug, w.contract, w.identifier, w.order_hash,
      jsonb_build_array(w.maker) || case when w.side = 'bid' and w.identifier is not null
        then holders_of(w.contract, w.identifier) else '[]' end, now()
    from written w left join collections c on c.contract = w.contract order by w.sequence
  $$`,
  `analyze revivals`,
]

export function shownColumn(name: string): string {
  if (name === 'remaining') return 'coalesce(least(o.remaining, r.units), o.remaining)'
  return name === 'revived_at' ? 'coalesce(r.at, o.revived_at)' : `o.${name}`
}
