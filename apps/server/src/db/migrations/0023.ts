/** Finds the next order to start, whatever else keeps it from being filled. */
export const twentyThird = [
  `create index orders_open_by_start on orders (start_time) where status in ('active', 'inactive')`,
]
