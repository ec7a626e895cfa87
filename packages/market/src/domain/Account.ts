import type { Address } from 'viem'

/** An account as a market shows it. Names and pictures are what its owner says; only the address is a fact. */
export type Account = {
  address: Address
  username?: string
  profileImageUrl?: string
  /** A mark that some markets give accounts, such as `verified`. */
  config?: string
}
