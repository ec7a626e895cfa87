import type { Address, Hex } from 'viem'
import type { TokenStandard } from './Collection.js'
import type { Currency } from './Currency.js'

/** A token: its metadata, its owners and its cheapest listing. */
export type Nft = {
  identifier: bigint
  contract: Address
  /** The collection's slug. */
  collection: string
  standard: TokenStandard
  name: string
  description: string
  imageUrl?: string
  animationUrl?: string
  /** Where the metadata is kept; of metadata on the chain itself only how its data URI begins. */
  metadataUrl?: string
  creator?: Address
  createdAt?: Date
  updatedAt?: Date
  /** Taken off a market by its keeper. */
  isDisabled?: boolean
  /** Not for every eye. */
  isNsfw?: boolean
  /** The place among the collection's tokens by rarity, from 1. */
  rarityRank?: number
  traits: readonly Trait[]
  owners: readonly NftOwner[]
  /** Units in existence; 1 for an ERC721. */
  supply: bigint
  /** The cheapest listing that can be bought now. */
  listing?: ListingSummary
  lastSale?: LastSale
}

/** One line of a token's metadata. Strangers wrote it: show it as text, never as markup. */
export type Trait = { type: string; value: string | number; displayType?: string }

/** An account that holds units of a token; 1 for an ERC721. */
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
  /** Seconds. */
  endTime: bigint
  /** Units that can still be bought. */
  remaining: bigint
  /** Units of the whole order. */
  total: bigint
}

/** The newest sale of a token; `price` is for all units sold, in the currency's smallest unit. */
export type LastSale = { price: bigint; currency: Currency; at: Date; transactionHash: Hex }
