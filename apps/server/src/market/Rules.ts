import type { Address } from 'viem'

/** What this market takes. */
export type Rules = {
  exchange: Address
  /** Followed contracts, lower-case. */
  collections: ReadonlyMap<string, 'erc721' | 'erc1155'>
  /** Currencies, lower-case. */
  currencies: ReadonlySet<string>
  /** Fees that every order has to pay; empty when none is enforced. */
  requiredFees: readonly Fee[]
  /** Whether orders have to pay what their collection asks. */
  enforcesCollectionFees: boolean
  /** Zones whose consent this market trusts for restricted orders, those of auctions included; lower-case. */
  zones: ReadonlySet<string>
  /** Zones that settle English auctions, lower-case. */
  auctionZones: ReadonlySet<string>
  /** Payments that one order may make; see {@link FillGas.mostPayments}. */
  mostPayments: number
  /** How far ahead an order may end, in seconds. */
  maxOrderSeconds?: bigint | undefined
}

type Fee = { recipient: Address; basisPoints: number }
