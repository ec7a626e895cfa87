import type { Address, Hex } from 'viem'
import type { Account } from './Account.js'
import type { CollectionProfile, FeeBps } from './Collection.js'
import type { PaymentToken } from './Currency.js'
import type { Trait } from './Nft.js'

/** A token as version 1 of the marketplace API describes it. */
export type Asset = {
  tokenId: bigint
  contract: Address
  name: string
  description: string
  owner?: Account
  assetContract: AssetContract
  collection: CollectionProfile
  /** Whether it is sold before the tokens exist, so that ids are not final. */
  isPresale: boolean
  imageUrl?: string
  imagePreviewUrl?: string
  imageThumbnailUrl?: string
  imageOriginalUrl?: string
  animationUrl?: string
  animationOriginalUrl?: string
  externalUrl?: string
  /** The token's page on the market. */
  permalink?: string
  traits: readonly Trait[]
  /** The number of sales. */
  sales: number
  lastSale?: AssetEvent
  /** Six hex digits. */
  backgroundColor?: string
}

/** The contract of an asset. */
export type AssetContract = {
  address: Address
  name: string
  description: string
  type: ContractType
  tokenStandard?: AssetStandard
  tokenSymbol: string
  createdAt?: Date
  /** 100 basis points are 1 percent. */
  feeBps: FeeBps & { buyer: number; seller: number }
  imageUrl?: string
  externalUrl?: string
  wikiUrl?: string
}

/** The kinds of tokens of a contract. */
export const contractTypes = ['fungible', 'semi-fungible', 'non-fungible', 'unknown'] as const
/** One of {@link contractTypes}. */
export type ContractType = (typeof contractTypes)[number]

/** The standards that assets follow. */
export const assetStandards = ['ERC20', 'ERC721', 'ERC1155'] as const
/** One of {@link assetStandards}. */
export type AssetStandard = (typeof assetStandards)[number]

/** An event of an asset. */
export type AssetEvent = {
  type: AssetEventType
  at: Date
  auctionType?: AuctionType
  /** In the payment token's smallest unit. */
  totalPrice?: bigint
  transaction?: AssetTransaction
  currency?: PaymentToken
}

/** The types of asset events. */
export const assetEventTypes = [
  'created',
  'successful',
  'cancelled',
  'offer_entered',
  'bid_entered',
  'bid_withdraw',
  'transfer',
  'approve',
  'composition_created',
  'custom',
  'payout',
] as const
/** One of {@link assetEventTypes}. */
export type AssetEventType = (typeof assetEventTypes)[number]

/** The types of auctions of assets. */
export const auctionTypes = ['dutch', 'english', 'min_price'] as const
/** One of {@link auctionTypes}. */
export type AuctionType = (typeof auctionTypes)[number]

/** The transaction of an asset event. */
export type AssetTransaction = {
  transactionHash: Hex
  transactionIndex: bigint
  blockNumber: bigint
  blockHash: Hex
  fromAccount?: Account
  toAccount?: Account
  timestamp: Date
  createdAt?: Date
  modifiedAt?: Date
}

/** A bundle of assets that are sold together. */
export type Bundle = {
  maker?: Account
  assets: readonly Asset[]
  assetContract?: AssetContract
  name: string
  slug: string
  description: string
  externalUrl?: string
  permalink?: string
}
