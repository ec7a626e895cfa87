import type { Address } from 'viem'

/** What this market accepts. */
export type Rules = {
  exchange: Address
  /** Followed contracts, lower-case. */
  collections: ReadonlyMap<string, 'erc721' | 'erc1155'>
  /** Currencies, lower-case. */
  currencies: ReadonlySet<string>
  /** Fees that every order has to pay; empty when the market enforces none. */
  requiredFees: readonly Fee[]
  /** Whether orders have to pay their collection's royalty. */
  enforcesCollectionFees: boolean
  /** Zones that this market trusts to consent to restricted orders, including those of auctions; lower-case. */
  zones: ReadonlySet<string>
  /** Zones that settle English auctions, lower-case. */
  auctionZones: ReadonlySet<string>
  /** The most payments of one order; see {@link FillGas.mostPayments}. */
  mostPayments: number
  /** How far in the future an order may end, in seconds. */
  maxOrderSeconds?: bigint | undefined
}

type Fee = { recipient: Address; basisPoints: number }
