import type { Address, Hex } from 'viem'
import type { TokenStandard } from './Collection.js'
import type { Currency } from './Currency.js'
import type { AuctionSummary } from './MarketAuction.js'

/** A token: its metadata, its owners and its cheapest listing. */
export type Nft = {
  tokenId: bigint
  contract: Address
  /** The collection's slug. */
  collection: string
  standard: TokenStandard
  name: string
  description: string
  imageUrl?: string
  animationUrl?: string
  /** The location of the metadata. For metadata on chain, only the beginning of its data URI. */
  metadataUrl?: string
  creator?: Address
  createdAt?: Date
  updatedAt?: Date
  /** Whether the operator of the market disabled the token. */
  isDisabled?: boolean
  /** Whether the content is not safe for work. */
  isNsfw?: boolean
  /** The rank among the collection's tokens by rarity, starting at 1. */
  rarityRank?: number
  traits: readonly Trait[]
  owners: readonly NftOwner[]
  /** Units in existence. 1 for an ERC721. */
  supply: bigint
  /** The cheapest listing that can be bought now. */
  listing?: ListingSummary
  /** The cheapest bundle for sale that contains the token. Only given for a token that is not for sale alone. */
  bundle?: BundleSummary
  /** The auction that accepts bids and ends next, or else one that can be settled. */
  auction?: AuctionSummary
  lastSale?: LastSale
}

/** A trait in a token's metadata. Its text comes from strangers: show it as text, never as markup. */
export type Trait = { type: string; value: string | number; displayType?: string }

/** An account that holds units of a token. 1 for an ERC721. */
export type NftOwner = { address: Address; quantity: bigint }

/** A summary of a token's cheapest listing. Trades read the order itself before they pay. */
export type ListingSummary = {
  orderHash: Hex
  maker: Address
  /** For all units of the order, in the currency's smallest unit. */
  price: bigint
  /** For one unit, rounded up. */
  unitPrice: bigint
  currency: Currency
  /** Unix time in seconds. */
  endTime: bigint
  /** Units that can still be bought. */
  remaining: bigint
  /** Units of the whole order. */
  total: bigint
}

/** A summary of a listing of several tokens. The price is for all of them, and says nothing about one. */
export type BundleSummary = {
  orderHash: Hex
  maker: Address
  /** For all tokens, in the currency's smallest unit. */
  price: bigint
  currency: Currency
  /** Unix time in seconds. */
  endTime: bigint
  /** The number of tokens. */
  items: number
}

/** The most recent sale of a token. */
export type LastSale = {
  /** For all units sold, in the currency's smallest unit. */
  price: bigint
  /** The units sold. Only an ERC-1155 token can have several. */
  quantity: bigint
  currency: Currency
  at: Date
  transactionHash: Hex
}
