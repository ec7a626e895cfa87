/** Auctions in grids and lists. They are few among the orders, so both indexes stay small. */
export const twentySecond = [
  `create index orders_auctions on orders (contract, identifier) where kind = 'english'`,
  `create index orders_auctions_by_end on orders ((lower(substr(parameters ->> 'zoneHash', 43, 16))), sequence)
    where kind = 'english' and status in ('active', 'inactive')`,
]
