import type { Address, Hex } from 'viem'
import type { TokenStandard } from './Collection.js'
import type { Currency } from './Currency.js'

/** A token: what its metadata says, who owns it and what it can be bought for. */
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
  metadataUrl?: string
  traits: readonly Trait[]
  owners: readonly NftOwner[]
  /** Units in existence; 1 for an ERC721. */
  supply: bigint
  /** The cheapest listing that can be bought now. */
  listing?: ListingSummary
  lastSale?: LastSale
}

export type Trait = { type: string; value: string | number; displayType?: string }

export type NftOwner = { address: Address; quantity: bigint }

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

export type LastSale = { price: bigint; currency: Currency; at: Date; transactionHash: Hex }
