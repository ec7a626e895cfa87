import type { Address } from 'viem'
import type { Currency } from './Currency.js'
import type { Fee } from './MarketInfo.js'

/** How the tokens of a contract are kept: each one its own (ERC721), or in units (ERC1155). */
export type TokenStandard = 'erc721' | 'erc1155'

/** A contract whose tokens are traded. */
export type Collection = {
  slug: string
  name: string
  description: string
  imageUrl?: string
  bannerUrl?: string
  contract: Address
  standard: TokenStandard
  owner?: Address
  /** Royalties and market fees; the required ones must be in every listing. */
  fees: readonly CollectionFee[]
  stats: CollectionStats
  /** How many tokens have a value, by trait type and value. */
  traits: Readonly<Record<string, Readonly<Record<string, number>>>>
  currencies: readonly Currency[]
}

/** A part of the price that somebody other than the seller gets; the market refuses listings without the required ones. */
export type CollectionFee = Fee & { required: boolean }

/** What the market counts of a collection. Amounts are in the currency's smallest unit. */
export type CollectionStats = {
  totalSupply: bigint
  owners: number
  /** How many tokens can be bought now. */
  listed: number
  /** The lowest price of one unit among what can be bought now, in the market's first currency it is listed in. */
  floor?: { price: bigint; currency: Currency }
  /** What sales in the native currency and its wrapped form came to. */
  volume: bigint
  sales: number
}
