/**
 * Listings and offers carry whole seconds, as blocks do. A sale within the second of its listing then follows the
 * listing by the order of writing, although its block names the beginning of that second.
 */
export const ninth = [
  `create or replace function orders_added() returns trigger language plpgsql as $$
  begin
    insert into activity (type, contract, identifier, quantity, from_account, to_account, price, currency, order_hash, at)
    select case side when 'ask' then 'listing' else 'offer' end, contract, identifier, total, maker, taker, price,
      currency, order_hash, date_trunc('second', created_at)
    from added order by sequence;
    perform refresh_listings(array_agg(contract), array_agg(identifier)) from added
      where side = 'ask' and status = 'active' having count(*) > 0;
    perform refresh_offers(array_agg(contract), array_agg(identifier)) from added
      where side = 'bid' and status = 'active' and identifier is not null having count(*) > 0;
    perform refresh_collection_offers(array_agg(contract)) from added
      where side = 'bid' and status = 'active' and identifier is null having count(*) > 0;
    return null;
  end $$`,
  `update activity set at = date_trunc('second', at) where type in ('listing', 'offer')`,
]
