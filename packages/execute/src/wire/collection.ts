import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import { defined } from '../domain/defined.js'
import { type BestOrder, schema as bestSchema, encode as encodeBest, fromBestOrder } from './bestOrder.js'
import * as F from './fields.js'

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
  supply?: bigint
  createdAt?: Date
}

/** Traded amounts by period. */
export type Volume = { '1day'?: number; '7day'?: number; '30day'?: number; allTime?: number }

/** A page of collections. `continuation` requests the next one. */
export type CollectionPage = { collections: readonly CollectionRead[]; continuation?: string }

const text = z.nullish(z.string())
const number = z.nullish(z.number())

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
      }),
    ),
    continuation,
  })
}

/** Writes a page. */
export function encodePage({ collections, continuation }: CollectionPage) {
  return { collections: collections.map(encode), continuation: continuation ?? null }
}

function encode(collection: CollectionRead) {
  const { tokenCount, onSaleCount, primaryContract, creator, royalties, supply, createdAt } = collection
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
    supply: supply === undefined ? undefined : String(supply),
    createdAt: createdAt?.toISOString(),
  })
}
