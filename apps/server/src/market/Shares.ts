/** The most open orders in the book: in total, of one maker, on one token, and from one address. 0 means no limit. */
export type ShareLimits = { book: number; maker: number; token: number; address: number }

/** The number of open orders in a share, as this process knows it: the last count plus the orders stored since. */
export type CountedShare = { live: number; atMs: number }
