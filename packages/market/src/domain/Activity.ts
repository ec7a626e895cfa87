import type { Address, Hex } from 'viem'
import type { Currency } from './Currency.js'
import type { OrderSide } from './MarketOrder.js'

/** The types of activity. `transfer` moves a token to another account, or burns it. `mint` creates it. */
export const activityTypes = ['listing', 'offer', 'sale', 'transfer', 'mint', 'cancel'] as const
/** One of {@link activityTypes}. */
export type ActivityType = (typeof activityTypes)[number]

/** An event of a token, or of a collection in the case of an offer on many tokens. */
export type Activity = {
  type: ActivityType
  at: Date
  /** The collection's slug. */
  collection: string
  contract: Address
  /** The name of the collection, if the market provides it. */
  collectionName?: string
  /** Absent for an offer on any of several tokens. */
  tokenId?: bigint
  /**
   * The name and image of the token, if the market provides them. For an offer on any of several tokens, the image of
   * the collection.
   */
  name?: string
  imageUrl?: string
  quantity: bigint
  /** The account that listed, offered, sold, sent or cancelled. Absent for a mint. */
  from?: Address
  /** The account that bought or received. For a private order, the only account that may fill it. */
  to?: Address
  /** For all units, in the currency's smallest unit. */
  price?: bigint
  currency?: Currency
  orderHash?: Hex
  /**
   * The side of the order: of a cancelled one, and of one that trades several tokens, none of which has a price of its
   * own. A `sale` of a `swap` has an activity for each token, with the account that gave it and the one that received it.
   */
  side?: OrderSide
  /**
   * Whether the listing starts an English auction, or the offer was a bid in one when it was made. Also set when such an
   * order is cancelled. Absent if neither is so, or if the market does not say.
   */
  inAuction?: boolean
  /** Set for a token of an order of several tokens. */
  bundle?: ActivityBundle
  transactionHash?: Hex
  /** For `sale`: the app that it came from, if its transaction says so. */
  source?: ActivitySource
}

/** The order of several tokens that an activity is part of. */
export type ActivityBundle = {
  /** The number of tokens; of a swap, on both sides. */
  items: number
  /** For all tokens together, in the currency's smallest unit. Absent for a swap. */
  price?: bigint
  currency?: Currency
  /** The money that is part of a swap. Absent if the market does not say, and for other orders. */
  payments?: readonly ActivityPayment[]
  /**
   * The first 20 of its tokens: those that the order's maker gives, then those that the maker receives. Absent if the
   * market does not say.
   */
  tokens?: readonly ActivityToken[]
}

/** A token of an order of several tokens. */
export type ActivityToken = {
  /** The collection's slug. */
  collection: string
  contract: Address
  /** The name of the collection, if the market provides it. */
  collectionName?: string
  /** Absent for any of several tokens. */
  tokenId?: bigint
  /** The name and image of the token, if the market provides them. Images of more than 4,000 characters are left out. */
  name?: string
  imageUrl?: string
  quantity: bigint
  /** The account that gives it. Absent before an account fills the order, if that account is to give it. */
  from?: Address
  /** The account that receives it. Absent before an account fills the order, if that account is to receive it. */
  to?: Address
}

/** Money that one account of a swap adds. */
export type ActivityPayment = {
  /** The account that pays. Absent before an account accepts the swap, if that account is to pay. */
  from?: Address
  /** The account that receives. Absent before an account accepts the swap, if that account is to receive. */
  to?: Address
  /** What `from` pays, in the currency's smallest unit. */
  amount: bigint
  /** What `to` receives after fees. */
  received: bigint
  currency: Currency
}

/** The app that a trade came from: the 4-byte tag of its domain, and the domain if the market knows it. */
export type ActivitySource = { tag: Hex; domain?: string }
