/** API keys, collections added at run time, and indexes for books and pages. */
export const fourth = [
  `create table api_keys (
    id text primary key,
    name text not null,
    hash text not null unique,
    scope text not null,
    factor integer not null,
    created_at timestamptz not null,
    revoked_at timestamptz
  )`,
  // When an operator added the collection, and the block from which its past has still to be read.
  `alter table collections add column added_at timestamptz`,
  `alter table collections add column backfill_next bigint`,
  // Nearly every query of a book is about one collection.
  `create index orders_newest_of_collection on orders (contract, side, sequence) where status = 'active'`,
  `create index orders_cheapest_of_collection on orders (contract, side, price_rank, unit_price, sequence)
    where status = 'active'`,
  `create index orders_open_of_maker on orders (maker, side, sequence) where status in ('active', 'inactive')`,
  // As before, and now also tells when a floor changed. The rows are those from before the update.
  `create or replace function refresh_floors(contracts text[], changes bigint[]) returns void language sql as $$
    with fresh as (
      select k.contract, k.listed, f.listing_unit_price, f.currency
      from (select * from unnest(contracts, changes) as u (contract, listed)) k
      left join lateral (
        select b.listing_unit_price, o.currency
        from (
          select t.listing_unit_price, t.listing_hash from tokens t where t.contract = k.contract
          order by t.listing_rank, t.listing_unit_price, t.identifier limit 1
        ) b join orders o on o.order_hash = b.listing_hash
      ) f on true
    ), written as (
      update collections c
      set listed = c.listed + k.listed, floor_price = k.listing_unit_price, floor_currency = k.currency
      from fresh k where c.contract = k.contract
    )
    insert into events (type, collection, contract, accounts, at)
    select 'floor', c.slug, c.contract, '[]', now() from collections c join fresh k on k.contract = c.contract
    where (c.floor_price, c.floor_currency) is distinct from (k.listing_unit_price, k.currency)
  $$`,
  // Tokens that are not for sale come last. Pages of one price need the position of their last token within the
  // index.
  `create index tokens_in_order on tokens
    (contract, (coalesce(listing_rank, 32767)), (coalesce(listing_unit_price, 0)), identifier)`,
]
