/** Keys of callers, collections added while the market is open, and the orders in which books and pages are read. */
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
  // Added by hand, not by the configuration; and the block from which on its past has yet to be read.
  `alter table collections add column added_at timestamptz`,
  `alter table collections add column backfill_next bigint`,
  // A book is nearly always read of one collection.
  `create index orders_newest_of_collection on orders (contract, side, sequence) where status = 'active'`,
  `create index orders_cheapest_of_collection on orders (contract, side, price_rank, unit_price, sequence)
    where status = 'active'`,
  `create index orders_open_of_maker on orders (maker, side, sequence) where status in ('active', 'inactive')`,
  // What is not for sale comes last; pages of one price need the place of their last token within the index.
  `create index tokens_in_order on tokens
    (contract, (coalesce(listing_rank, 32767)), (coalesce(listing_unit_price, 0)), identifier)`,
]
