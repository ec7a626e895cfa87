import type { OfferTrait } from './CollectionOffer.js'
import type { Currency } from './Currency.js'

/** The order book of a collection by price: its listings, and the offers on any of its tokens or on traits. */
export type Depth = {
  /** The cheapest first. */
  listings: readonly ListingLevel[]
  /** The most expensive first, those for any token before those for traits at one price. */
  offers: readonly OfferLevel[]
}

/** How many tokens can be bought at one price. */
export type ListingLevel = {
  /** For one unit, in the currency's smallest unit. */
  price: bigint
  currency: Currency
  /** Tokens whose cheapest listing has this price. */
  tokens: number
}

/** Offers at one price for the same tokens. */
export type OfferLevel = {
  /** For one unit, in the currency's smallest unit. */
  price: bigint
  currency: Currency
  /** The traits that a token must have, all of them; absent where any token will do. */
  traits?: readonly OfferTrait[]
  /** How many tokens a list of tokens has, where the offers are for one. */
  tokenCount?: number
  offers: number
  makers: number
  /** Units that are wanted and whose money was there when the market last looked, each offer by itself. */
  funded: bigint
  /** Units that are wanted while the money is not there. */
  unfunded: bigint
}
