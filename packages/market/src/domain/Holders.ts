import type { Address } from 'viem'

/** An account that holds tokens of a collection. */
export type Holder = {
  address: Address
  /** How many different tokens. */
  tokens: number
  /** How many units of them; the same as `tokens` where each is one of a kind. */
  quantity: bigint
}

/** How many accounts hold how much of a collection. */
export type HolderGroup = {
  /** The least units that an account of this group holds. */
  from: number
  /** The most; absent for the last group. */
  to?: number
  holders: number
  /** Units that the group holds together. */
  quantity: bigint
}
