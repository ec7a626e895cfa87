import type { Address } from 'viem'
import type { Currency } from './Currency.js'
import type { Fee } from './MarketInfo.js'

/** How the tokens of a contract are kept: each one its own (ERC721), or in units (ERC1155). */
export type TokenStandard = 'erc721' | 'erc1155'

/** Tokens that are traded as one body of work; at most markets the tokens of one contract. */
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
  /** Some markets do not say it. */
  contract?: Address
  /** Some markets do not say it. */
  standard?: TokenStandard
  owner?: Address
  /** Accounts that may edit what is said here. */
  editors?: readonly Address[]
  /** Where the seller fees are paid. */
  payoutAddress?: Address
  createdAt?: Date
  isHidden?: boolean
  isFeatured?: boolean
  safelistStatus?: SafelistStatus
  /** How the market lays out cards; its own business. */
  displayData?: Readonly<Record<string, unknown>>
  /** Royalties and market fees; the required ones must be in every listing. */
  fees: readonly CollectionFee[]
  /** The fees as totals, for markets that say no more. */
  feeBps?: FeeBps
  /** How many tokens have a value, by trait type and value; of numbers their `min` and `max`. */
  traits: Readonly<Record<string, Readonly<Record<string, number>>>>
  currencies: readonly Currency[]
}

/** Fees as totals: what buyers and sellers pay to the market and to the collection. 100 basis points are one percent. */
export type FeeBps = {
  marketplaceBuyer: number
  marketplaceSeller: number
  devBuyer: number
  devSeller: number
}

/** How far a market has looked into a collection. */
export const safelistStatuses = [
  'not_requested',
  'requested',
  'approved',
  'verified',
  'disabled_top_trending',
] as const
/** One of {@link safelistStatuses}. */
export type SafelistStatus = (typeof safelistStatuses)[number]

/** A part of the price that someone other than the seller gets; the market refuses listings without the required ones. */
export type CollectionFee = Fee & { required: boolean }

/** The statistics of a collection. Amounts are in the currency's smallest unit. */
export type CollectionStats = {
  totalSupply: bigint
  owners: number
  /** How many tokens can be bought now. */
  listed: number
  /** The lowest price of one unit among what can be bought now, in the market's first currency it is listed in. */
  floor?: { price: bigint; currency: Currency }
  /** The best offer on any token of the collection, for one unit; at markets that say it. */
  topOffer?: { price: bigint; currency: Currency }
  /** What sales in the native currency and its wrapped form came to; rounded at markets that do not say it exactly. */
  volume: bigint
  sales: number
  /** More figures under the family's names, e.g. `floor_price`, `one_day_volume`: rounded, for showing. */
  figures?: Readonly<Record<string, number>>
}
