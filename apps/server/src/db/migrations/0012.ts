/**
 * Triggers work in proportion to the rows that a statement changed. Each trigger keeps the plan that suited its first
 * statements, of one row. Where that plan joined old and new rows, it compared each of them with all others.
 */
export const twelfth = [
  // Finds the best order of a token among the fillable ones, however many others wait.
  `create index orders_best_of_token on orders
    (contract, identifier, side, price_rank, (case side when 'bid' then - unit_price else unit_price end), sequence)
    where status = 'active'`,
  `drop index orders_of_token`,
  `create index orders_of_token on orders (contract, identifier) where status in ('active', 'inactive')`,

  `create or replace function orders_changed() returns trigger language plpgsql as $$
  declare found record;
  begin
    select array_agg(contract) filter (where side = 'ask') as ask_contracts,
      array_agg(identifier) filter (where side = 'ask') as ask_identifiers,
      array_agg(contract) filter (where side = 'bid' and identifier is not null) as bid_contracts,
      array_agg(identifier) filter (where side = 'bid' and identifier is not null) as bid_identifiers,
      array_agg(contract) filter (where side = 'bid' and identifier is null) as wide
      into found
      from (
        select distinct contract, identifier, side from (
          select order_hash, contract, identifier, side, status = 'active' as is_open, price_rank from before
          union all
          select order_hash, contract, identifier, side, status = 'active', price_rank from after
        ) u group by order_hash, contract, identifier, side
        having bool_or(is_open) <> bool_and(is_open) or min(price_rank) <> max(price_rank)
      ) k;
    if found.ask_contracts is not null then perform refresh_listings(found.ask_contracts, found.ask_identifiers); end if;
    if found.bid_contracts is not null then perform refresh_offers(found.bid_contracts, found.bid_identifiers); end if;
    if found.wide is not null then perform refresh_collection_offers(found.wide); end if;
    return null;
  end $$`,
  `create or replace function tokens_changed() returns trigger language plpgsql as $$
  begin
    perform refresh_floors(array_agg(k.contract), array_agg(k.listed)) from (
      select contract, sum(listed)::bigint as listed from (
        select contract, sum(listed) as listed from (
          select contract, identifier, listing_hash, listing_rank, - (listing_hash is not null)::integer as listed from before
          union all
          select contract, identifier, listing_hash, listing_rank, (listing_hash is not null)::integer from after
        ) u group by contract, identifier
        having count(listing_hash) = 1 or min(listing_hash) <> max(listing_hash) or min(listing_rank) <> max(listing_rank)
      ) t group by contract
    ) k having count(*) > 0;
    return null;
  end $$`,
]
