import type { Address } from 'viem'

/** A currency that prices are in. The zero address is the chain's native currency. */
export type Currency = { address: Address; symbol: string; name: string; decimals: number }
