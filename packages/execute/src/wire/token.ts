import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { Price } from '../domain/Price.js'
import { type BestOrder, schema as bestSchema, encode as encodeBest, fromBestOrder } from './bestOrder.js'
import * as F from './fields.js'
import * as PriceWire from './price.js'

/** A token with its best listing and offer, as `/tokens/v7` returns it. */
export type TokenRead = {
  token: TokenFacts
  floorAsk?: BestOrder
  topBid?: BestOrder
  updatedAt?: Date
}

/** The description of a token. */
export type TokenFacts = {
  chainId: number
  contract: Address
  tokenId: bigint
  name?: string
  description?: string
  image?: string
  media?: string
  /** For example `erc721`. */
  kind?: string
  supply?: bigint
  remainingSupply?: bigint
  rarityRank?: number
  owner?: Address
  collection?: { id: string; name?: string; slug?: string; image?: string }
  attributes?: readonly TokenAttribute[]
  /** The last sale, if the request asked for it. */
  lastSale?: TokenSale
}

/** A sale of a token. */
export type TokenSale = {
  price?: Price
  /** Unix time in seconds. */
  timestamp?: number
}

/** A trait of a token. */
export type TokenAttribute = { key: string; kind?: string; value: string; tokenCount?: number }

/** A page of tokens. `continuation` requests the next one. */
export type TokenPage = { tokens: readonly TokenRead[]; continuation?: string }

const text = z.nullish(z.string())
const saleSchema = z.object({ price: z.nullish(PriceWire.schema), timestamp: z.nullish(z.number()) })

/** The schema of a token. */
export const factsSchema = z.object({
  chainId: F.chainId,
  contract: F.address,
  tokenId: F.uint,
  name: text,
  description: text,
  image: text,
  media: text,
  kind: text,
  supply: z.nullish(F.uint),
  remainingSupply: z.nullish(F.uint),
  rarityRank: z.nullish(z.number()),
  owner: z.nullish(F.address),
  collection: z.nullish(z.object({ id: z.string(), name: text, slug: text, image: text })),
  attributes: z.nullish(
    z.array(
      z.object({
        key: z.string(),
        kind: text,
        value: z.map(z.union([z.string(), z.number()]), String),
        tokenCount: z.nullish(z.number()),
      }),
    ),
  ),
  lastSale: z.nullish(saleSchema),
})

/** The schema of a page. */
export const pageSchema = z.object({
  tokens: z.array(
    z.object({
      token: factsSchema,
      market: z.nullish(z.object({ floorAsk: z.nullish(bestSchema), topBid: z.nullish(bestSchema) })),
      updatedAt: z.nullish(F.date),
    }),
  ),
  continuation: text,
})

/** Reads a page. @throws {InvalidFieldError} naming the invalid field. */
export function decodePage(value: unknown): TokenPage {
  const { tokens, continuation } = F.decodeBy(pageSchema, value, 'tokens')
  return defined({
    tokens: tokens.map(({ token, market, updatedAt }) =>
      defined({
        token: fromFacts(token),
        floorAsk: fromBestOrder(market?.floorAsk),
        topBid: fromBestOrder(market?.topBid),
        updatedAt,
      }),
    ),
    continuation,
  })
}

/** Reads the description of a token after its format was checked. */
export function fromFacts(raw: z.Output<typeof factsSchema>): TokenFacts {
  return defined({
    ...raw,
    collection: raw.collection ? defined(raw.collection) : undefined,
    attributes: raw.attributes?.map((attribute) => defined(attribute)),
    lastSale: raw.lastSale ? fromSale(raw.lastSale) : undefined,
  })
}

function fromSale({ price, timestamp }: z.Output<typeof saleSchema>): TokenSale {
  return defined({ price: price ? PriceWire.fromPrice(price) : undefined, timestamp })
}

/** Writes a page. */
export function encodePage({ tokens, continuation }: TokenPage) {
  return {
    tokens: tokens.map(({ token, floorAsk, topBid, updatedAt }) =>
      defined({
        token: encodeFacts(token),
        market: { floorAsk: encodeBest(floorAsk), topBid: encodeBest(topBid) },
        updatedAt: updatedAt?.toISOString(),
      }),
    ),
    continuation: continuation ?? null,
  }
}

/** Writes the description of a token. */
export function encodeFacts(token: TokenFacts) {
  return defined({
    ...token,
    contract: token.contract.toLowerCase(),
    tokenId: String(token.tokenId),
    supply: token.supply === undefined ? undefined : String(token.supply),
    remainingSupply: token.remainingSupply === undefined ? undefined : String(token.remainingSupply),
    owner: F.writeAddress(token.owner),
    lastSale: token.lastSale && {
      ...token.lastSale,
      price: token.lastSale.price && PriceWire.encode(token.lastSale.price),
    },
  })
}
