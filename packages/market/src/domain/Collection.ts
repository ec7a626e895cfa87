import type { Address } from 'viem'
import type { Currency } from './Currency.js'
import type { Fee } from './MarketInfo.js'

/** The standard of a token: unique (ERC721), or in units (ERC1155). */
export type TokenStandard = 'erc721' | 'erc1155'

/** Tokens that are traded as one collection. On most markets, these are the tokens of one contract. */
export type Collection = CollectionProfile & { stats: CollectionStats }

/** The description of a collection, without its statistics. */
export type CollectionProfile = {
  slug: string
  name: string
  description: string
  imageUrl?: string
  largeImageUrl?: string
  bannerUrl?: string
  featuredImageUrl?: string
  externalUrl?: string
  wikiUrl?: string
  /** Some markets do not provide it. */
  contract?: Address
  /** Some markets do not provide it. */
  standard?: TokenStandard
  owner?: Address
  /** Accounts that may edit this profile. */
  editors?: readonly Address[]
  /** The recipient of the seller fees. */
  payoutAddress?: Address
  createdAt?: Date
  isHidden?: boolean
  isFeatured?: boolean
  safelistStatus?: SafelistStatus
  /** How the market lays out cards. Clients can ignore it. */
  displayData?: Readonly<Record<string, unknown>>
  /** Royalties and market fees. Every listing must include the required ones. */
  fees: readonly CollectionFee[]
  /** The totals of the fees, for markets that provide only these. */
  feeBps?: FeeBps
  /** The number of tokens by trait type and value. For numeric traits, their `min` and `max`. */
  traits: Readonly<Record<string, Readonly<Record<string, number>>>>
  currencies: readonly Currency[]
}

/**
 * Totals of the fees that buyers and sellers pay to the market and to the collection. 100 basis points are 1 percent.
 */
export type FeeBps = {
  marketplaceBuyer: number
  marketplaceSeller: number
  devBuyer: number
  devSeller: number
}

/** How far a market has reviewed a collection. */
export const safelistStatuses = [
  'not_requested',
  'requested',
  'approved',
  'verified',
  'disabled_top_trending',
] as const
/** One of {@link safelistStatuses}. */
export type SafelistStatus = (typeof safelistStatuses)[number]

/**
 * A share of the price that someone other than the seller receives. The market refuses listings without the required
 * ones.
 */
export type CollectionFee = Fee & { required: boolean }

/** The statistics of a collection. Amounts are in the currency's smallest unit. */
export type CollectionStats = {
  totalSupply: bigint
  owners: number
  /** The number of tokens that can be bought now. */
  listed: number
  /**
   * The lowest price of one unit that can be bought now, in the first of the market's currencies that has a listing.
   */
  floor?: { price: bigint; currency: Currency }
  /** The best offer on any token of the collection, for one unit, if the market provides it. */
  topOffer?: { price: bigint; currency: Currency }
  /**
   * The total of sales of single tokens in the native currency and its wrapped form. Rounded on markets without exact
   * figures. Bundles and swaps are not included, because none of their tokens has a price of its own.
   */
  volume: bigint
  /** The number of sales of single tokens, in any currency. */
  sales: number
  /** More figures with their names in the API, for example `floor_price` or `one_day_volume`. Rounded, for display. */
  figures?: Readonly<Record<string, number>>
}
