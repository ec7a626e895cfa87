import type { Address } from 'viem'

/** An account as a market shows it. Its owner chooses name and picture, so only the address is verified. */
export type Account = {
  address: Address
  username?: string
  profileImageUrl?: string
  /** A label that some markets give accounts, such as `verified`. */
  config?: string
}
