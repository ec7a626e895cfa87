import type { Address } from 'viem'

/** The currency of a price. The zero address is the native currency of the chain. */
export type Currency = {
  address: Address
  name?: string
  symbol?: string
  decimals?: number
}

/** An amount of a currency. */
export type Price = {
  currency: Currency
  /** In the currency's smallest unit. */
  raw: bigint
  /** The amount that remains after fees, in the smallest unit. */
  netRaw?: bigint
  /** In US dollars, for display. */
  usd?: number
  /** In whole units of the native currency, for display. */
  native?: number
}
