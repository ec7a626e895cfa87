/** The origin of each order, so that no single poster can fill the book. */
export const thirteenth = [
  `alter table orders add column origin text`,
  `create index orders_open_of_origin on orders (origin) where origin is not null and status in ('active', 'inactive')`,
]
