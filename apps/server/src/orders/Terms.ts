import type { OrderSide } from '@souk/market'
import type { Address } from 'viem'
import type { Issue } from '../market/Issue.js'

/** The terms of an order on a market: one NFT (or one of several) for one currency, or several items. */
export type Terms = SingleTerms | MultiTerms

/** The terms that all orders have. */
type Shared = {
  maker: Address
  /** The only account that may fill the order. */
  taker?: Address
  /** The number of equal parts that can be filled: units of the one NFT, or 1 for several items that are traded as a whole. */
  total: bigint
  allowsPartialFills: boolean
}

/** A listing of one NFT, or an offer on one NFT or one of several. */
export type SingleTerms = Shared & {
  side: 'ask' | 'bid'
  standard: 'erc721' | 'erc1155'
  contract: Address
  /** Absent for an offer on one of several tokens. */
  identifier?: bigint
  /** For an offer on one of several tokens: the root of the set, or 0 for any token of the collection. */
  criteria?: bigint
  currency: Address
  /** What the taker pays (ask) or the maker pays (bid) for all units, at the start and at the end. */
  startPrice: bigint
  endPrice: bigint
  kind: 'basic' | 'dutch' | 'english' | 'criteria'
}

/** A bundle (several NFTs for one currency) or a swap (NFTs for NFTs, with or without money on either side). */
export type MultiTerms = Shared & {
  side: 'bundle_ask' | 'bundle_bid' | 'swap'
  nfts: readonly Nft[]
  /** The sum of each currency: the price of a bundle, or the money in a swap. */
  money: readonly Money[]
  kind: 'basic' | 'dutch'
}

/** A sum of money, at the start and at the end of an order. */
export type Money = Pick<SingleTerms, 'currency' | 'startPrice' | 'endPrice'>

/** An NFT of an order, or one of several. */
export type Nft = Pick<SingleTerms, 'standard' | 'contract' | 'identifier' | 'criteria'>

/** Returns whether an order trades several items. */
export function isMulti(terms: Terms): terms is MultiTerms {
  return 'nfts' in terms
}

/** Returns the NFTs of an order. */
export function nftsOf(terms: Terms): readonly Nft[] {
  return isMulti(terms) ? terms.nfts : [terms]
}

/** Returns the price of an order; a swap has none. */
export function priceOf(terms: Terms): Money | undefined {
  return terms.side === 'swap' ? undefined : moneyOf(terms)[0]
}

/** Returns the sums of money of an order, one for each currency. */
export function moneyOf(terms: Terms): readonly Money[] {
  return isMulti(terms) ? terms.money : [terms]
}

/** Returns the side that an order was posted as. */
export function postedSideOf(side: Terms['side']): OrderSide {
  if (side === 'bundle_ask') return 'ask'
  return side === 'bundle_bid' ? 'bid' : side
}

/** Returns whether `readTerms` found terms. */
export function isTerms(value: Terms | Issue): value is Terms {
  return 'side' in value
}
