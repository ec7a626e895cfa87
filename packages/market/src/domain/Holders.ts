import type { Address } from 'viem'

/** An account that holds tokens of a collection. */
export type Holder = {
  address: Address
  /** The number of different tokens. */
  tokens: number
  /** The number of units. Equal to `tokens` if each token is unique. */
  quantity: bigint
}

/** The number of accounts within a range of holdings. */
export type HolderGroup = {
  /** The minimum number of units that an account in this group holds. */
  from: number
  /** The maximum number. Absent for the last group. */
  to?: number
  holders: number
  /** The total number of units in this group. */
  quantity: bigint
}
