import type { Address } from 'viem'

/** A currency that prices are in. The zero address is the chain's native currency. */
export type Currency = { address: Address; symbol: string; name: string; decimals: number }

/** A currency with its market prices, which are decimals for display. */
export type PaymentToken = Currency & {
  imageUrl?: string
  /** What one is worth in ether, e.g. `1.0`. */
  ethPrice?: string
  /** What one is worth in US dollars, e.g. `2420.69`. */
  usdPrice?: string
}
