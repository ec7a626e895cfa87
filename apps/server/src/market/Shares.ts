/** How many orders that are not over the book holds, in all and of one maker, on one token, and from one address; 0 is without limit. */
export type ShareLimits = { book: number; maker: number; token: number; address: number }

/** How many open orders a share has, as this process knows: what it counted, and what it let in since. */
export type CountedShare = { live: number; atMs: number }
