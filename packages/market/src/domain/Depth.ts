import type { OfferTrait } from './CollectionOffer.js'
import type { Currency } from './Currency.js'

/** The order book of a collection by price: its listings, and the offers on any of its tokens or on traits. */
export type Depth = {
  /** Cheapest first. */
  listings: readonly ListingLevel[]
  /** Most expensive first. At the same price, offers on any token come before offers on traits. */
  offers: readonly OfferLevel[]
}

/** The number of tokens that can be bought at one price. */
export type ListingLevel = {
  /** For one unit, in the currency's smallest unit. */
  price: bigint
  currency: Currency
  /** Tokens whose cheapest listing has this price. */
  tokens: number
}

/** Offers at one price on the same tokens. */
export type OfferLevel = {
  /** For one unit, in the currency's smallest unit. */
  price: bigint
  currency: Currency
  /** The traits that a token must have, all of them. Absent for offers on any token. */
  traits?: readonly OfferTrait[]
  /** The number of accepted tokens, for offers on a list of tokens. */
  tokenCount?: number
  offers: number
  makers: number
  /** Requested units that were funded when the market last checked. Each offer is counted separately. */
  funded: bigint
  /** Requested units without sufficient funds. */
  unfunded: bigint
}
