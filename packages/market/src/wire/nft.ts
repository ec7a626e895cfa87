import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { BundleSummary, LastSale, ListingSummary, Nft } from '../domain/Nft.js'
import * as AuctionWire from './auction.js'
import * as CurrencyWire from './currency.js'
import * as F from './fields.js'

/** What listings of one token and of several have in common. */
const offeredSchema = z.object({
  order_hash: F.hash,
  maker: F.address,
  price: F.uint,
  payment_token: CurrencyWire.schema,
  end_time: F.uint,
})

const listingSchema = z.extend(offeredSchema, { unit_price: F.uint, remaining: F.uint, total: F.uint })

const bundleSchema = z.extend(offeredSchema, { items: F.count })

const saleSchema = z.object({
  price: F.uint,
  quantity: z.nullish(F.uint),
  payment_token: CurrencyWire.schema,
  at: F.date,
  transaction_hash: F.hash,
})

/** The schema of an NFT. Other fields are ignored. */
export const schema = z.object({
  identifier: F.uint,
  collection: z.string(),
  contract: F.address,
  token_standard: z.map(
    z.string().check(z.regex(/^erc(721|1155)$/i)),
    (text) => text.toLowerCase() as 'erc721' | 'erc1155',
  ),
  name: F.text,
  description: F.text,
  image_url: F.optionalText,
  animation_url: F.optionalText,
  metadata_url: F.optionalText,
  created_at: F.optionalDate,
  updated_at: F.optionalDate,
  is_disabled: z.nullish(z.boolean()),
  is_nsfw: z.nullish(z.boolean()),
  creator: z.nullish(F.address),
  rarity: z.nullish(z.object({ rank: z.nullish(F.count) })),
  traits: z.nullish(
    z.array(
      z.object({
        trait_type: F.text,
        display_type: F.optionalText,
        value: z.union([z.string(), z.number()]),
      }),
    ),
  ),
  owners: z.nullish(z.array(z.object({ address: F.address, quantity: F.uint }))),
  supply: z.nullish(F.uint),
  best_listing: z.nullish(listingSchema),
  best_bundle: z.nullish(bundleSchema),
  auction: z.nullish(AuctionWire.summarySchema),
  last_sale: z.nullish(saleSchema),
})

/** Reads an NFT. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): Nft {
  const raw = F.decodeBy(schema, value, 'nft')
  return defined({
    tokenId: raw.identifier,
    contract: raw.contract,
    collection: raw.collection,
    standard: raw.token_standard,
    name: raw.name,
    description: raw.description,
    imageUrl: raw.image_url,
    animationUrl: raw.animation_url,
    metadataUrl: raw.metadata_url,
    creator: raw.creator,
    createdAt: raw.created_at,
    updatedAt: raw.updated_at,
    isDisabled: raw.is_disabled || undefined,
    isNsfw: raw.is_nsfw || undefined,
    rarityRank: raw.rarity?.rank,
    traits: (raw.traits ?? []).map((trait) =>
      defined({ type: trait.trait_type, value: trait.value, displayType: trait.display_type }),
    ),
    owners: raw.owners ?? [],
    supply: raw.supply ?? 1n,
    listing: raw.best_listing ? decodeListing(raw.best_listing) : undefined,
    bundle: raw.best_bundle ? decodeBundle(raw.best_bundle) : undefined,
    auction: raw.auction ? AuctionWire.fromSummary(raw.auction) : undefined,
    lastSale: raw.last_sale ? decodeSale(raw.last_sale) : undefined,
  })
}

function decodeOffered(raw: z.Output<typeof offeredSchema>): Offered {
  return {
    orderHash: raw.order_hash,
    maker: raw.maker,
    price: raw.price,
    currency: raw.payment_token,
    endTime: raw.end_time,
  }
}

type Offered = Omit<BundleSummary, 'items'>

function decodeListing(raw: z.Output<typeof listingSchema>): ListingSummary {
  const { unit_price: unitPrice, remaining, total } = raw
  return { ...decodeOffered(raw), unitPrice, remaining, total }
}

function decodeBundle(raw: z.Output<typeof bundleSchema>): BundleSummary {
  return { ...decodeOffered(raw), items: raw.items }
}

function decodeSale(raw: z.Output<typeof saleSchema>): LastSale {
  return {
    price: raw.price,
    quantity: raw.quantity || 1n, // older markets do not tell it, and a sale of none is no sale
    currency: raw.payment_token,
    at: raw.at,
    transactionHash: raw.transaction_hash,
  }
}

/** Writes an NFT. `best_listing`, `best_bundle`, `auction`, `last_sale` and `supply` are additions that published clients ignore. */
export function encode(nft: Nft): Wire {
  return {
    identifier: String(nft.tokenId),
    collection: nft.collection,
    contract: nft.contract.toLowerCase(),
    token_standard: nft.standard,
    name: nft.name,
    description: nft.description,
    image_url: nft.imageUrl ?? null,
    animation_url: nft.animationUrl ?? null,
    metadata_url: nft.metadataUrl ?? null,
    created_at: nft.createdAt ? F.writeDate(nft.createdAt) : null,
    updated_at: nft.updatedAt ? F.writeDate(nft.updatedAt) : null,
    is_disabled: nft.isDisabled ?? false,
    is_nsfw: nft.isNsfw ?? false,
    traits: nft.traits.map((trait) => ({
      trait_type: trait.type,
      display_type: trait.displayType ?? null,
      max_value: null,
      value: trait.value,
    })),
    creator: nft.creator?.toLowerCase() ?? null,
    owners: nft.owners.map((owner) => ({
      address: owner.address.toLowerCase(),
      quantity: F.writeNumber(owner.quantity),
    })),
    rarity: nft.rarityRank === undefined ? null : { rank: nft.rarityRank },
    supply: String(nft.supply),
    best_listing: nft.listing ? encodeListing(nft.listing) : null,
    best_bundle: nft.bundle ? encodeBundle(nft.bundle) : null,
    auction: nft.auction ? AuctionWire.encodeSummary(nft.auction) : null,
    last_sale: nft.lastSale ? encodeSale(nft.lastSale) : null,
  }
}

/**
 * An NFT in the format of the marketplace API. `supply`, `best_listing`, `best_bundle`, `auction` and `last_sale` are our own
 * additions.
 */
export type Wire = {
  identifier: string
  collection: string
  contract: string
  token_standard: string
  name: string
  description: string
  image_url: string | null
  animation_url: string | null
  metadata_url: string | null
  created_at: string | null
  updated_at: string | null
  is_disabled: boolean
  is_nsfw: boolean
  traits: { trait_type: string; display_type: string | null; max_value: null; value: string | number }[]
  creator: string | null
  owners: { address: string; quantity: number | string }[]
  rarity: { rank: number } | null
  supply: string
  best_listing: ReturnType<typeof encodeListing> | null
  best_bundle: ReturnType<typeof encodeBundle> | null
  auction: ReturnType<typeof AuctionWire.encodeSummary> | null
  last_sale: ReturnType<typeof encodeSale> | null
}

function encodeOffered(offered: Offered) {
  return {
    order_hash: offered.orderHash,
    maker: offered.maker.toLowerCase(),
    price: String(offered.price),
    payment_token: CurrencyWire.encode(offered.currency),
    end_time: F.writeNumber(offered.endTime),
  }
}

function encodeListing(listing: ListingSummary) {
  return {
    ...encodeOffered(listing),
    unit_price: String(listing.unitPrice),
    remaining: String(listing.remaining),
    total: String(listing.total),
  }
}

function encodeBundle(bundle: BundleSummary) {
  return { ...encodeOffered(bundle), items: bundle.items }
}

function encodeSale(sale: LastSale) {
  return {
    price: String(sale.price),
    quantity: String(sale.quantity),
    payment_token: CurrencyWire.encode(sale.currency),
    at: sale.at.toISOString(),
    transaction_hash: sale.transactionHash,
  }
}

/**
 * Reads a page of NFTs.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodePage(value: unknown): Page {
  const raw = F.decodeBy(pageSchema, value, 'nfts')
  return defined({ nfts: F.decodeEach(raw.nfts, 'nfts', decode), next: raw.next })
}

/** Writes a page of NFTs. */
export function encodePage(page: Page): { nfts: Wire[]; next?: string } {
  return { nfts: page.nfts.map(encode), ...(page.next ? { next: page.next } : undefined) }
}

/** A page of NFTs. `next` is the cursor of the next page. */
export type Page = { nfts: readonly Nft[]; next?: string }
const pageSchema = z.object({ nfts: z.array(z.unknown()), next: F.optionalText })

/**
 * Reads the answer for an NFT.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeOne(value: unknown): Nft {
  return decode(F.decodeBy(z.object({ nft: z.unknown() }), value, 'nft').nft)
}

/** The NFTs before and after an NFT. At an end of the list, one is absent. */
export type Neighbours = { previous?: Nft; next?: Nft }
/** The schema of the neighbours of an NFT. */
export const neighboursSchema = z.object({ previous: z.nullish(schema), next: z.nullish(schema) })
const neighbourSchema = z.object({ previous: z.unknown(), next: z.unknown() })

/** Reads the neighbours of an NFT. @throws {InvalidFieldError} naming the invalid field. */
export function decodeNeighbours(value: unknown): Neighbours {
  const { previous, next } = F.decodeBy(neighbourSchema, value, 'neighbours')
  const one = (nft: unknown) => (nft === null || nft === undefined ? undefined : decode(nft))
  return defined({ previous: one(previous), next: one(next) })
}

/** Writes the neighbours of an NFT. */
export function encodeNeighbours({ previous, next }: { previous?: Nft | undefined; next?: Nft | undefined }) {
  return { previous: previous ? encode(previous) : null, next: next ? encode(next) : null }
}

/** A request for tokens by contract and id. */
export type TokensRequest = { chain: string; tokens: readonly { contract: Address; tokenId: bigint }[] }
/** The schema of a request for tokens. */
export const tokensSchema = z.object({
  chain: z.string(),
  tokens: z.array(z.object({ address: F.address, identifier: F.uint })),
})

/**
 * Reads a request for tokens.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeTokens(value: unknown): TokensRequest {
  const { chain, tokens } = F.decodeBy(tokensSchema, value, 'tokens')
  return {
    chain,
    tokens: tokens.map(({ address, identifier }) => ({ contract: address, tokenId: identifier })),
  }
}

/** Writes a request for tokens. */
export function encodeTokens(request: TokensRequest) {
  return {
    chain: request.chain,
    tokens: request.tokens.map(({ contract, tokenId }) => ({
      address: contract,
      identifier: String(tokenId),
    })),
  }
}
