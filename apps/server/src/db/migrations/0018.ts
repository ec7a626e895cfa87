/**
 * Orders of several items: bundles (several NFTs for one currency) and swaps. Their sides differ from those of single orders,
 * and their rows name no contract and no token. No index, figure or best price of single tokens therefore contains them. Their
 * items are in a table of their own.
 */

/** Orders that trade one NFT. */
const isSingle = `side in ('ask', 'bid')`

/** The items of orders, from the signed parameters. */
const itemsOf = (orders: string) => `
  select o.order_hash, s.side, (i.place - 1)::smallint as position, o.maker, lower(i.item ->> 'token') as token,
    (i.item ->> 'itemType')::smallint as item_type, (i.item ->> 'identifierOrCriteria')::numeric as named,
    (i.item ->> 'startAmount')::numeric as amount, lower(coalesce(i.item ->> 'recipient', '')) as recipient
  from ${orders} o
  cross join lateral (values ('offer', o.parameters -> 'offer'), ('consideration', o.parameters -> 'consideration')) s (side, items)
  cross join lateral jsonb_array_elements(s.items) with ordinality i (item, place)`

export const eighteenth = [
  `create table order_items (
    order_hash text not null,
    side text not null,
    position smallint not null,
    maker text not null,
    token text not null,
    item_type smallint not null,
    identifier numeric(78,0),
    criteria numeric(78,0),
    is_open boolean not null,
    primary key (order_hash, side, position)
  )`,
  `create index order_items_of_token on order_items (token, identifier) where is_open`,
  `create index order_items_given on order_items (maker, token) where is_open and side = 'offer'`,
  `create index order_items_any_of on order_items (token, criteria) where is_open and criteria is not null`,

  // The activity has a row for each token of an order of several items. No token has a price of its own.
  `create function write_items(hashes text[]) returns void language sql as $$
    with listed as (select o.* from orders o where o.order_hash = any(hashes) offset 0),
    items as (${itemsOf('listed')}),
    written as (
      insert into order_items (order_hash, side, position, maker, token, item_type, identifier, criteria, is_open)
      select i.order_hash, i.side, i.position, i.maker, i.token, i.item_type,
        case when i.item_type in (2, 3) then i.named end, case when i.item_type in (4, 5) then i.named end,
        o.status in ('active', 'inactive')
      from items i join listed o using (order_hash) on conflict do nothing
    )
    insert into activity (type, contract, identifier, quantity, from_account, to_account, price, currency, order_hash, at)
    select case o.side when 'bundle_ask' then 'listing' else 'offer' end, i.token,
      case when i.item_type in (2, 3) then i.named end, i.amount, o.maker, o.taker, null, null, o.order_hash,
      date_trunc('second', o.created_at)
    from items i join listed o using (order_hash)
    where i.item_type >= 2 and (i.side = 'offer' or i.recipient = o.maker)
    order by o.sequence, i.side desc, i.position
  $$`,

  // The holders of what an order of several items asks for.
  `create function holders_of_wanted(parameters jsonb) returns jsonb language sql stable as $$
    select coalesce(jsonb_agg(distinct h.holder), '[]')
    from jsonb_array_elements(parameters -> 'consideration') i (item)
    cross join lateral jsonb_array_elements_text(
      holders_of(lower(i.item ->> 'token'), (i.item ->> 'identifierOrCriteria')::numeric)) h (holder)
    where (i.item ->> 'itemType')::integer in (2, 3)
  $$`,

  // As before, and with the items of orders of several items.
  `create or replace function orders_added() returns trigger language plpgsql as $$
  declare several text[];
  begin
    insert into activity (type, contract, identifier, quantity, from_account, to_account, price, currency, order_hash, at)
    select case side when 'ask' then 'listing' else 'offer' end, contract, identifier, total, maker, taker, price,
      currency, order_hash, date_trunc('second', created_at)
    from added where ${isSingle} order by sequence;
    perform refresh_listings(array_agg(contract), array_agg(identifier)) from added
      where side = 'ask' and status = 'active' having count(*) > 0;
    perform refresh_offers(array_agg(contract), array_agg(identifier)) from added
      where side = 'bid' and status = 'active' and identifier is not null having count(*) > 0;
    perform refresh_collection_offers(array_agg(contract)) from added
      where side = 'bid' and status = 'active' and identifier is null having count(*) > 0;
    select array_agg(order_hash) into several from added where not ${isSingle};
    if several is not null then perform write_items(several); end if;
    return null;
  end $$`,
  // A separate trigger, so that the work for many single orders stays the same.
  `create function items_changed() returns trigger language plpgsql as $$
  declare several text[];
  begin
    select array_agg(order_hash) into several from after where not ${isSingle};
    if several is not null then
      update order_items i set is_open = o.status in ('active', 'inactive')
      from orders o
      where i.order_hash = any(several) and o.order_hash = i.order_hash and i.is_open <> (o.status in ('active', 'inactive'));
    end if;
    return null;
  end $$`,
  `create trigger items_changed after update on orders
    referencing new table as after for each statement execute function items_changed()`,
  `analyze order_items`,
]
