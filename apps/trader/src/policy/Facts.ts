import type { Address } from 'viem'

/** What is known besides the requests and the policy. */
export type Facts = {
  chainId: number
  account: Address
  /** The currencies of the market. */
  currencies: readonly { address: Address; decimals: number }[]
  /** What left the account in the last 24 hours, in the smallest unit. */
  spentToday: ReadonlyMap<Address, bigint>
  /** Recipients of the fees of the market and of the collections. */
  feeRecipients: readonly Address[]
  /** The lowest price of an item of each collection. */
  floors: readonly { contract: Address; currency: Address; price: bigint }[]
  /** The token that wraps the native currency. */
  wrapped: Address | undefined
}
