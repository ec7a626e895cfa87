/**
 * A queue of touches that concern more orders than a step judges; their orders are judged in pages. Until then, an
 * order that has lost what it depends on is suspended: the book shows it as inactive, and no search for fillable
 * orders finds it.
 */

/**
 * A search for the best order skips up to this many suspended orders. Beyond that, no best order is known until they
 * are judged.
 */
export const mostSkipped = 200

/**
 * Selects the suspensions that apply to an order. A subquery for each order, so that it is never joined: then orders
 * are read in the order of their indexes, whatever size the planner expects of this table.
 */
export const hits = (o: string) => `
  from suspensions s
  where ${o}.sequence > s.after_sequence and ${o}.sequence <= s.last_sequence
    and (s.maker is null or s.maker = ${o}.maker)
    and (s.other_than is null or s.other_than <> ${o}.maker)
    and (s.side is null or s.side = ${o}.side)
    and (s.contract is null or s.contract = ${o}.contract)
    and (s.currency is null or s.currency = ${o}.currency)
    and (s.identifier is null or s.identifier = ${o}.identifier)
    and (s.counter is null or s.counter <> (${o}.parameters ->> 'counter')::numeric)
    and (s.keys is null or lower(${o}.parameters ->> 'conduitKey') = any(s.keys))
    and (s.other_keys is null or lower(${o}.parameters ->> 'conduitKey') <> all(s.other_keys))
    and (s.covered is null or (
        select case when ${o}.side = 'ask' or p.highest = 0 then s.covered else div(s.covered * ${o}.total, p.highest) end
        from (select greatest((${o}.parameters #>> '{offer,0,startAmount}')::numeric,
          (${o}.parameters #>> '{offer,0,endAmount}')::numeric) as highest) p
      ) < case when (${o}.parameters ->> 'orderType')::integer in (1, 3) then 1 else ${o}.remaining end)`

export const isSuspended = (o: string) => `exists (select 1 ${hits(o)} offset 0)`

const best = (side: 'ask' | 'bid', where: string) => `
  select n.* from (
    select o.* from orders o
    where ${where} and o.side = '${side}' and o.status = 'active' and o.taker is null
    order by o.price_rank, (case o.side when 'bid' then - o.unit_price else o.unit_price end), o.sequence
    limit ${mostSkipped}
  ) n where not ${isSuspended('n')} limit 1`

export const columns = [
  ...['order_hash', 'sequence', 'side', 'maker', 'taker', 'contract', 'identifier', 'criteria', 'standard'],
  ...[
    'currency',
    'price',
    'price_rank',
    'unit_price',
    'total',
    'remaining',
    'start_time',
    'end_time',
    'kind',
  ],
  ...['parameters', 'signature', 'signed_by', 'created_at', 'revived_at', 'origin'],
]

export const fourteenth = [
  `create table touch_queue (
    touch text primary key,
    after_sequence bigint not null,
    last_sequence bigint not null,
    pages integer not null default 0
  )`,
  `create table suspensions (
    touch text not null references touch_queue (touch) on delete cascade,
    after_sequence bigint not null,
    last_sequence bigint not null,
    reason text not null,
    maker text,
    other_than text,
    side text,
    contract text,
    currency text,
    identifier numeric(78,0),
    counter numeric(78,0),
    keys text[],
    other_keys text[],
    covered numeric(78,0)
  )`,
  // Pages of a token's orders are read in this order.
  `drop index orders_of_token`,
  `create index orders_of_token on orders (contract, identifier, sequence) where status in ('active', 'inactive')`,

  // The fillable orders.
  `create view open_orders as
    select o.* from orders o where o.status = 'active' and not ${isSuspended('o')}`,
  // All orders as the API shows them. Of several reasons the judge names the counter first, then the balance.
  `create view shown_orders as
    select ${columns.map((name) => `o.${name}`).join(', ')}, o.status in ('active', 'inactive') as is_open,
      case when s.reason is null then o.status else 'inactive' end as status, coalesce(s.reason, o.reason) as reason
    from orders o left join lateral (
      select s.reason ${hits('o')} and o.status = 'active' order by s.reason desc limit 1
    ) s on true`,

  // As before, without suspended orders.
  `create or replace function refresh_listings(contracts text[], identifiers numeric[]) returns void language sql as $$
    update tokens t
    set listing_hash = b.order_hash, listing_rank = b.price_rank, listing_unit_price = b.unit_price,
      listing_sequence = b.sequence
    from (select distinct * from unnest(contracts, identifiers) as u (contract, identifier)) k
    left join lateral (${best('ask', `o.contract = k.contract and o.identifier = k.identifier and o.kind <> 'english'`)}) b on true
    where t.contract = k.contract and t.identifier = k.identifier
      and (t.listing_hash, t.listing_rank) is distinct from (b.order_hash, b.price_rank)
  $$`,
  `create or replace function refresh_offers(contracts text[], identifiers numeric[]) returns void language sql as $$
    update tokens t
    set offer_hash = b.order_hash, offer_rank = b.price_rank, offer_unit_price = b.unit_price
    from (select distinct * from unnest(contracts, identifiers) as u (contract, identifier)) k
    left join lateral (${best('bid', 'o.contract = k.contract and o.identifier = k.identifier')}) b on true
    where t.contract = k.contract and t.identifier = k.identifier
      and (t.offer_hash, t.offer_rank) is distinct from (b.order_hash, b.price_rank)
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
        where exists (
          select 1 from orders o where o.order_hash = b.listing_hash and not ${isSuspended('o')} offset 0)
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
  `analyze touch_queue`,
  `analyze suspensions`,
]
