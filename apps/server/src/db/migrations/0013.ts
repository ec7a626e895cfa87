/** Who posted an order, so that nobody can fill the book alone. */
export const thirteenth = [
  `alter table orders add column origin text`,
  `create index orders_open_of_origin on orders (origin) where origin is not null and status in ('active', 'inactive')`,
]
