import type { ConsiderationItem, Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type * as TokenIds from './TokenIds.js'

/** The tokens of a collection that an offer accepts: any of them, those with certain traits, or those in a list. */
export type OfferCriteria = {
  /** The collection's slug. */
  slug: string
  contract?: Address
  /** A token must have all of these traits. */
  traits?: readonly OfferTrait[]
  tokenIds?: TokenIds.TokenIds
}

/** A trait that a token must have. */
export type OfferTrait = { type: string; value: string }

/** An offer that the owner of any token of a collection, or of some of its tokens, can accept. */
export type CollectionOffer = {
  orderHash: Hex
  /** The chain's name in API paths. */
  chain: string
  protocolAddress: Address
  /** The signed order. In lists, its signature is `0x`. The fulfilment data contains the signature. */
  order: Order.Order
  criteria: OfferCriteria
  /** The number of items that it accepts now, as far as its maker has the money, if the market provides it. */
  remaining?: bigint
  /** The number of items that the chain has not filled, at least `remaining`, if the market provides it. */
  unfilled?: bigint
}

/** The market's part of a collection offer: the item for the buyer, and the zone of the order. */
export type BuiltOffer = {
  consideration: readonly ConsiderationItem[]
  zone: Address
  zoneHash: Hex
  /** The tokens behind the criteria, which prove the Merkle root. */
  tokenIds?: TokenIds.TokenIds
}
