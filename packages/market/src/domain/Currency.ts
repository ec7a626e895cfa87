import type { Address } from 'viem'

/** A currency of prices. The zero address is the native currency of the chain. */
export type Currency = { address: Address; symbol: string; name: string; decimals: number }

/** A currency with its market prices, which are decimals for display. */
export type PaymentToken = Currency & {
  imageUrl?: string
  /** The price of one unit in ether, for example `1.0`. */
  ethPrice?: string
  /** The price of one unit in US dollars, for example `2420.69`. */
  usdPrice?: string
}
