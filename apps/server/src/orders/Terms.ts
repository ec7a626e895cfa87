import type { OrderSide } from '@souk/market'
import type { Address } from 'viem'
import type { Issue } from '../market/Issue.js'

/** What an order comes down to on a market: one NFT (or any of several) against one currency, or several items. */
export type Terms = SingleTerms | MultiTerms

/** What all orders have. */
type Shared = {
  maker: Address
  /** The only account that may fill the order. */
  taker?: Address
  /** Lots that the order is filled in: units of the one NFT; 1 where several items are traded as a whole. */
  total: bigint
  allowsPartialFills: boolean
}

/** A listing of one NFT, or an offer on one NFT or on any of several. */
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

/** A bundle (several NFTs against one currency) or a swap (NFTs against NFTs, with money on either side or none). */
export type MultiTerms = Shared & {
  side: 'bundle_ask' | 'bundle_bid' | 'swap'
  nfts: readonly Nft[]
  /** The sum in each currency: the price of a bundle, what is added to a swap. */
  money: readonly Money[]
  kind: 'basic' | 'dutch'
}

/** A sum of money, at the start and at the end of an order. */
export type Money = Pick<SingleTerms, 'currency' | 'startPrice' | 'endPrice'>

/** An NFT of an order, or any of several. */
export type Nft = Pick<SingleTerms, 'standard' | 'contract' | 'identifier' | 'criteria'>

/** Tells whether an order trades several items. */
export function isMulti(terms: Terms): terms is MultiTerms {
  return 'nfts' in terms
}

/** Lists the NFTs of an order; for an order of one, that one. */
export function nftsOf(terms: Terms): readonly Nft[] {
  return isMulti(terms) ? terms.nfts : [terms]
}

/** Returns the price of an order; a swap has none. */
export function priceOf(terms: Terms): Money | undefined {
  return terms.side === 'swap' ? undefined : moneyOf(terms)[0]
}

/** Lists the sums of money of an order, one for each currency. */
export function moneyOf(terms: Terms): readonly Money[] {
  return isMulti(terms) ? terms.money : [terms]
}

/** Tells as what an order was posted. */
export function postedSideOf(side: Terms['side']): OrderSide {
  if (side === 'bundle_ask') return 'ask'
  return side === 'bundle_bid' ? 'bid' : side
}

/** Tells whether {@link fromOrder} found terms. */
export function isTerms(value: Terms | Issue): value is Terms {
  return 'side' in value
}
