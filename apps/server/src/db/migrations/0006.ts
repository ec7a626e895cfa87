/** The activity of the whole market, and the sales of a collection among its activity, are read by time. */
export const sixth = [
  `create index activity_by_time on activity (at desc, sequence desc)`,
  `create index activity_of_sales on activity (contract, at desc, sequence desc) where type = 'sale'`,
]
