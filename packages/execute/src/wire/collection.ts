import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { Price } from '../domain/Price.js'
import { type BestOrder, schema as bestSchema, encode as encodeBest, fromBestOrder } from './bestOrder.js'
import * as F from './fields.js'
import { encode as encodePrice, fromPrice, schema as priceSchema } from './price.js'

/** A collection, as `/collections/v7` returns it. */
export type CollectionRead = {
  chainId: number
  /** The contract's address in lower case, if the collection is a contract. */
  id: string
  slug?: string
  name?: string
  symbol?: string
  description?: string
  image?: string
  banner?: string
  externalUrl?: string
  tokenCount?: bigint
  onSaleCount?: bigint
  primaryContract?: Address
  /** For example `contract:0x…`. */
  tokenSetId?: string
  creator?: Address
  royalties?: {
    recipient?: Address
    bps?: number
    breakdown?: readonly { recipient: Address; bps: number }[]
  }
  floorAsk?: BestOrder
  topBid?: BestOrder
  /** The traded volume by period, in whole units of the native currency. */
  volume?: Volume
  ownerCount?: number
  /** For example `erc721`. */
  contractKind?: string
  collectionBidSupported?: boolean
  isMinting?: boolean
  /** How units can be minted, if the request asked for it. */
  mintStages?: readonly MintStage[]
  supply?: bigint
  createdAt?: Date
}

/** A mint of a collection. */
export type MintStage = {
  /** For example `public-sale`. */
  stage: string
  tokenId?: bigint
  /** `public`, or `allowlist` if only some accounts can mint. */
  kind: string
  /** For one unit. */
  price?: Price
  /** Unix time in seconds. */
  startTime?: number
  /** Unix time in seconds. */
  endTime?: number
  maxMintsPerWallet?: bigint
}

/** Traded amounts by period. */
export type Volume = { '1day'?: number; '7day'?: number; '30day'?: number; allTime?: number }

/** A page of collections. `continuation` requests the next one. */
export type CollectionPage = { collections: readonly CollectionRead[]; continuation?: string }

const text = z.nullish(z.string())
const number = z.nullish(z.number())

const stageSchema = z.object({
  stage: z.string(),
  tokenId: z.nullish(F.uint),
  kind: z.string(),
  price: z.nullish(priceSchema),
  startTime: number,
  endTime: number,
  maxMintsPerWallet: z.nullish(F.uint),
})

/** The schema of a collection. */
export const schema = z.object({
  chainId: F.chainId,
  id: z.string(),
  slug: text,
  name: text,
  symbol: text,
  description: text,
  image: text,
  banner: text,
  externalUrl: text,
  tokenCount: z.nullish(F.uint),
  onSaleCount: z.nullish(F.uint),
  primaryContract: z.nullish(F.address),
  tokenSetId: text,
  creator: z.nullish(F.address),
  royalties: z.nullish(
    z.object({
      recipient: z.nullish(F.address),
      bps: number,
      breakdown: z.nullish(z.array(z.object({ recipient: F.address, bps: z.number() }))),
    }),
  ),
  floorAsk: z.nullish(bestSchema),
  topBid: z.nullish(bestSchema),
  volume: z.nullish(z.object({ '1day': number, '7day': number, '30day': number, allTime: number })),
  ownerCount: number,
  contractKind: text,
  collectionBidSupported: z.nullish(z.boolean()),
  isMinting: z.nullish(z.boolean()),
  mintStages: z.nullish(z.array(stageSchema)),
  supply: z.nullish(F.uint),
  createdAt: z.nullish(F.date),
})

/** The schema of a page. */
export const pageSchema = z.object({ collections: z.array(schema), continuation: text })

/** Reads a page. @throws {InvalidFieldError} naming the invalid field. */
export function decodePage(value: unknown): CollectionPage {
  const { collections, continuation } = F.decodeBy(pageSchema, value, 'collections')
  return defined({
    collections: collections.map((raw) =>
      defined({
        ...raw,
        royalties: raw.royalties ? defined(raw.royalties) : undefined,
        floorAsk: fromBestOrder(raw.floorAsk),
        topBid: fromBestOrder(raw.topBid),
        volume: raw.volume ? defined(raw.volume) : undefined,
        mintStages: raw.mintStages?.map(toStage),
      }),
    ),
    continuation,
  })
}

function toStage(raw: z.Output<typeof stageSchema>): MintStage {
  return defined({ ...raw, price: raw.price ? fromPrice(raw.price) : undefined })
}

/** Writes a page. */
export function encodePage({ collections, continuation }: CollectionPage) {
  return { collections: collections.map(encode), continuation: continuation ?? null }
}

function encode(collection: CollectionRead) {
  const { tokenCount, onSaleCount, primaryContract, creator, royalties, supply, createdAt } = collection
  const { mintStages } = collection
  return defined({
    ...collection,
    tokenCount: tokenCount === undefined ? undefined : String(tokenCount),
    onSaleCount: onSaleCount === undefined ? undefined : String(onSaleCount),
    primaryContract: F.writeAddress(primaryContract),
    creator: F.writeAddress(creator),
    royalties:
      royalties &&
      defined({
        recipient: F.writeAddress(royalties.recipient),
        bps: royalties.bps,
        breakdown: royalties.breakdown?.map(({ recipient, bps }) => ({
          recipient: recipient.toLowerCase(),
          bps,
        })),
      }),
    floorAsk: encodeBest(collection.floorAsk),
    topBid: encodeBest(collection.topBid),
    mintStages: mintStages?.map(encodeStage),
    supply: supply === undefined ? undefined : String(supply),
    createdAt: createdAt?.toISOString(),
  })
}

function encodeStage(stage: MintStage) {
  const { tokenId, price, startTime, endTime, maxMintsPerWallet: most } = stage
  return {
    ...stage,
    tokenId: tokenId === undefined ? null : String(tokenId),
    price: price ? encodePrice(price) : null,
    startTime: startTime ?? null,
    endTime: endTime ?? null,
    maxMintsPerWallet: most === undefined ? null : F.writeNumber(most),
  }
}
