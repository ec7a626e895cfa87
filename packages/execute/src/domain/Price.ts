import type { Address } from 'viem'

/** The currency of a price. The zero address is the chain's native currency. */
export type Currency = {
  contract: Address
  name?: string
  symbol?: string
  decimals?: number
}

/** An amount of a currency. */
export type Price = {
  currency: Currency
  /** In the currency's smallest unit. */
  raw: bigint
  /** What is left of it after fees, in the smallest unit. */
  netRaw?: bigint
  /** In dollars, for people to read. */
  usd?: number
  /** In whole units of the chain's native currency, for people to read. */
  native?: number
}
