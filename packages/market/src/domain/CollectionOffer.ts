import type { ConsiderationItem, Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type * as TokenIds from './TokenIds.js'

/** Which tokens of a collection an offer is for: any of them, those with some traits, or those listed. */
export type OfferCriteria = {
  /** The collection's slug. */
  slug: string
  contract?: Address
  /** A token must have all of them. */
  traits?: readonly OfferTrait[]
  tokenIds?: TokenIds.TokenIds
}

/** A line of metadata that a token must have. */
export type OfferTrait = { type: string; value: string }

/** An offer that the owner of any token of a collection, or of some of its tokens, can accept. */
export type CollectionOffer = {
  orderHash: Hex
  /** The chain's name in API paths. */
  chain: string
  protocolAddress: Address
  /** What was signed. Its signature is `0x` in lists; the fulfilment data has it. */
  order: Order.Order
  criteria: OfferCriteria
}

/** The part of a collection offer that the market makes: what the buyer is to get, and the zone of the order. */
export type BuiltOffer = {
  consideration: readonly ConsiderationItem[]
  zone: Address
  zoneHash: Hex
  /** The tokens behind the criteria, to prove that the root is theirs. */
  tokenIds?: TokenIds.TokenIds
}
