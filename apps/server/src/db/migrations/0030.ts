import { isSuspended, mostSkipped } from './0014.js'
import { isRevived, revivedColumns } from './0016.js'

/**
 * Events keep the facts of what they are about, so that a listener can act without a read, and a replay says the same as
 * the stream did. Events that were stored earlier have none.
 */
export const thirtieth = [
  `alter table events add column facts jsonb`,
  // An order's facts in the words of the wire. Only the end price is not in a column.
  `create function order_facts(o orders) returns jsonb language sql stable as $$
    select jsonb_strip_nulls(jsonb_build_object(
      'side', case o.side when 'bundle_ask' then 'ask' when 'bundle_bid' then 'bid' else o.side end,
      'order_type', o.kind, 'maker', o.maker, 'taker', o.taker,
      'price', case when o.side <> 'swap' then o.price::text end,
      'end_price', case when m.ending <> o.price then m.ending::text end,
      'currency', case when o.side <> 'swap' then o.currency end,
      'total', o.total::text, 'remaining', o.remaining::text,
      'items', case when o.contract = '' then (
        select count(distinct (lower(item ->> 'token'), item ->> 'identifierOrCriteria'))
        from jsonb_array_elements((o.parameters -> 'offer') || (o.parameters -> 'consideration')) e (item)
        where (item ->> 'itemType')::integer >= 2) end,
      'start_time', o.parameters ->> 'startTime', 'end_time', o.parameters ->> 'endTime'))
    from (
      select sum((item ->> 'endAmount')::numeric) as ending
      from jsonb_array_elements(case when o.side in ('ask', 'bundle_ask') then o.parameters -> 'consideration'
        when o.side in ('bid', 'bundle_bid') then o.parameters -> 'offer' else '[]' end) e (item)
      where (item ->> 'itemType')::integer <= 1
    ) m
  $$`,

  // As before, with facts.
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
    insert into events (type, collection, contract, accounts, at, facts)
    select 'floor', slug, contract, '[]', now(),
      jsonb_strip_nulls(jsonb_build_object('price', listing_unit_price::text, 'currency', currency))
    from moved
  $$`,
  `create or replace function revive(chosen bigint[]) returns void language sql as $$
    with written as (
      update orders o
      set status = 'active', reason = null, remaining = ${revivedColumns.remaining}, revived_at = now()
      where o.sequence = any(chosen) and ${isRevived('o')}
      returning o.order_hash, o.sequence, o.side, o.maker, o.contract, o.identifier, order_facts(o) as facts
    )
    insert into events (type, collection, contract, identifier, order_hash, accounts, at, facts)
    select 'valid', c.slug, w.contract, w.identifier, w.order_hash,
      jsonb_build_array(w.maker) || case when w.side = 'bid' and w.identifier is not null
        then holders_of(w.contract, w.identifier) else '[]' end, now(), w.facts
    from written w left join collections c on c.contract = w.contract order by w.sequence
  $$`,
]
