import { columns, hits, isSuspended } from './0014.js'
import { isRevived, isWaiting, revivedColumns, revives, shownColumn, units } from './0016.js'

/** The units that the chain has not filled. Orders of an earlier version have only what could be filled. */
const unfilled = 'coalesce(o.unfilled, o.remaining) as unfilled'

/**
 * Orders keep the units that the chain has not filled, beside those that can be filled now: an order that its maker
 * cannot give in full was not traded. Orders that may have fewer are read again.
 */
export const thirtySecond = [
  `alter table orders add column unfilled numeric(78,0)`,
  `insert into recheck (order_hash)
    select order_hash from orders where status = 'active' and remaining < total`,

  // As before, with the new column at the end.
  `create or replace view open_orders as
    select ${[...columns, 'status', 'reason'].map((name) => `o.${name}`).join(', ')}, ${unfilled}
    from orders o where o.status = 'active' and not ${isSuspended('o')}`,
  `create or replace view revived_orders as
    select ${columns.map((name) => `${revivedColumns[name] ?? `o.${name}`} as ${name}`).join(', ')},
      'active'::text as status, null::text as reason, ${unfilled}
    from orders o where ${isRevived('o')}`,
  `create or replace view shown_orders as
    select ${columns.map((name) => `${shownColumn(name)} as ${name}`).join(', ')},
      o.status in ('active', 'inactive') as is_open,
      case when s.reason is not null then 'inactive' when r.units is not null then 'active' else o.status end as status,
      case when r.units is not null then null else coalesce(s.reason, o.reason) end as reason,
      ${unfilled}
    from orders o left join lateral (
      select s.reason ${hits('o')} and o.status = 'active' order by s.reason desc limit 1
    ) s on true
    left join lateral (
      select r.at, ${units('o')} as units ${revives('o')} and exists (select 1 from revivals) and ${isWaiting('o')} limit 1
    ) r on true`,

  // As before. What could be filled when an order was inactive is what the chain had not filled.
  `create or replace function revive(chosen bigint[]) returns void language sql as $$
    with written as (
      update orders o
      set status = 'active', reason = null, remaining = ${revivedColumns.remaining},
        unfilled = coalesce(o.unfilled, o.remaining), revived_at = now()
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
