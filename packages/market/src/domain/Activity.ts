import type { Address, Hex } from 'viem'
import type { Currency } from './Currency.js'
import type { Side } from './MarketOrder.js'

/** What is kept of the past of tokens. `transfer` is from one account to another, or to nobody; `mint` made the token. */
export const activityTypes = ['listing', 'offer', 'sale', 'transfer', 'mint', 'cancel'] as const
/** One of {@link activityTypes}. */
export type ActivityType = (typeof activityTypes)[number]

/** Something that happened to a token or, by an offer on many, to a collection. */
export type Activity = {
  type: ActivityType
  at: Date
  /** The collection's slug. */
  collection: string
  contract: Address
  /** The collection's name, where the market says it. */
  collectionName?: string
  /** Left out for an offer on any of several tokens. */
  identifier?: bigint
  /** The token's name and picture, where the market says them; of an offer on any of several, the collection's picture. */
  name?: string
  imageUrl?: string
  quantity: bigint
  /** Who listed, offered, sold, sent or cancelled; nobody sends what is minted. */
  from?: Address
  /** Who bought or got it; the only account that may fill a private order. */
  to?: Address
  /** For all units, in the currency's smallest unit. */
  price?: bigint
  currency?: Currency
  orderHash?: Hex
  /** Of `cancel`: what was cancelled, a listing (`ask`) or an offer. */
  side?: Side
  transactionHash?: Hex
}
