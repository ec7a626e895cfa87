import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { type Asset, type AssetContract, assetStandards, contractTypes } from '../domain/Asset.js'
import type { Trait } from '../domain/Nft.js'
import * as AccountWire from './account.js'
import * as AssetEventWire from './assetEvent.js'
import * as CollectionWire from './collection.js'
import { feeBpsOf, feeSchema, writeFeeBps } from './feeBps.js'
import * as F from './fields.js'

/** The schema of an asset's contract. */
export const contractSchema = z.extend(feeSchema, {
  address: F.address,
  asset_contract_type: z.oneOf(contractTypes),
  schema_name: z.nullish(z.string()),
  symbol: F.text,
  name: F.text,
  description: F.text,
  created_date: F.optionalDate,
  buyer_fee_basis_points: F.optionalBasisPoints,
  seller_fee_basis_points: F.optionalBasisPoints,
  image_url: F.optionalText,
  external_link: F.optionalText,
  wiki_link: F.optionalText,
})

const traitSchema = z.object({
  trait_type: F.text,
  display_type: F.optionalText,
  value: z.union([z.string(), z.number()]),
})

/** The schema of an asset. Other fields are ignored. */
export const schema = z.object({
  token_id: F.uint,
  name: F.text,
  description: F.text,
  owner: z.nullish(AccountWire.schema),
  asset_contract: contractSchema,
  collection: z.unknown(),
  is_presale: z.nullish(z.boolean()),
  image_url: F.optionalText,
  image_preview_url: F.optionalText,
  image_thumbnail_url: F.optionalText,
  image_original_url: F.optionalText,
  animation_url: F.optionalText,
  animation_original_url: F.optionalText,
  external_link: F.optionalText,
  permalink: F.optionalText,
  traits: z.nullish(z.array(traitSchema)),
  num_sales: z.nullish(F.count),
  last_sale: z.nullish(AssetEventWire.schema),
  background_color: F.optionalText,
})

/** Reads an asset. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): Asset {
  const raw = F.decodeBy(schema, value, 'asset')
  return defined({
    tokenId: raw.token_id,
    contract: raw.asset_contract.address,
    name: raw.name,
    description: raw.description,
    owner: raw.owner,
    assetContract: toContract(raw.asset_contract),
    collection: F.decodeAt('collection', raw.collection, CollectionWire.decodeProfile),
    isPresale: raw.is_presale ?? false,
    imageUrl: raw.image_url,
    imagePreviewUrl: raw.image_preview_url,
    imageThumbnailUrl: raw.image_thumbnail_url,
    imageOriginalUrl: raw.image_original_url,
    animationUrl: raw.animation_url,
    animationOriginalUrl: raw.animation_original_url,
    externalUrl: raw.external_link,
    permalink: raw.permalink,
    traits: (raw.traits ?? []).map(toTrait),
    sales: raw.num_sales ?? 0,
    lastSale: raw.last_sale,
    backgroundColor: raw.background_color,
  })
}

function toTrait(raw: z.Output<typeof traitSchema>): Trait {
  return defined({ type: raw.trait_type, value: raw.value, displayType: raw.display_type })
}

/** Reads an asset's contract. @throws {InvalidFieldError} naming the invalid field. */
export function decodeContract(value: unknown): AssetContract {
  return toContract(F.decodeBy(contractSchema, value, 'asset contract'))
}

function toContract(raw: z.Output<typeof contractSchema>): AssetContract {
  return defined({
    address: raw.address,
    name: raw.name,
    description: raw.description,
    type: raw.asset_contract_type,
    // Assets with other standards, such as CryptoPunks, cannot be traded here.
    tokenStandard: assetStandards.find((standard) => standard === raw.schema_name),
    tokenSymbol: raw.symbol,
    createdAt: raw.created_date,
    feeBps: {
      ...feeBpsOf(raw),
      buyer: raw.buyer_fee_basis_points ?? 0,
      seller: raw.seller_fee_basis_points ?? 0,
    },
    imageUrl: raw.image_url,
    externalUrl: raw.external_link,
    wikiUrl: raw.wiki_link,
  })
}

/** Writes an asset. */
export function encode(asset: Asset, options: { chain: string }) {
  return {
    id: null,
    token_id: String(asset.tokenId),
    num_sales: asset.sales,
    background_color: asset.backgroundColor ?? null,
    image_url: asset.imageUrl ?? null,
    image_preview_url: asset.imagePreviewUrl ?? null,
    image_thumbnail_url: asset.imageThumbnailUrl ?? null,
    image_original_url: asset.imageOriginalUrl ?? null,
    animation_url: asset.animationUrl ?? null,
    animation_original_url: asset.animationOriginalUrl ?? null,
    name: asset.name,
    description: asset.description,
    external_link: asset.externalUrl ?? null,
    asset_contract: encodeContract(asset.assetContract),
    permalink: asset.permalink ?? null,
    collection: CollectionWire.encodeProfile(asset.collection, options),
    decimals: null,
    token_metadata: null,
    is_nsfw: false,
    owner: asset.owner ? AccountWire.encode(asset.owner) : null,
    last_sale: asset.lastSale ? AssetEventWire.encode(asset.lastSale) : null,
    traits: asset.traits.map((trait) => ({
      trait_type: trait.type,
      display_type: trait.displayType ?? null,
      value: trait.value,
    })),
    is_presale: asset.isPresale,
  }
}

/** Writes an asset's contract. */
export function encodeContract(contract: AssetContract) {
  return {
    address: contract.address.toLowerCase(),
    asset_contract_type: contract.type,
    schema_name: contract.tokenStandard ?? 'UNKNOWN',
    symbol: contract.tokenSymbol,
    name: contract.name,
    description: contract.description,
    created_date: contract.createdAt ? F.writeDate(contract.createdAt) : null,
    buyer_fee_basis_points: contract.feeBps.buyer,
    seller_fee_basis_points: contract.feeBps.seller,
    ...writeFeeBps(contract.feeBps),
    image_url: contract.imageUrl ?? null,
    external_link: contract.externalUrl ?? null,
    wiki_link: contract.wikiUrl ?? null,
  }
}

/** A page of assets. `next` and `previous` are cursors. */
export type Page = { assets: readonly Asset[]; next?: string; previous?: string; estimatedCount?: number }
const pageSchema = z.object({
  assets: z.array(z.unknown()),
  next: F.optionalText,
  previous: F.optionalText,
  estimated_count: z.nullish(F.count),
})

/**
 * Reads a page of assets.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodePage(value: unknown): Page {
  const raw = F.decodeBy(pageSchema, value, 'assets')
  return defined({
    assets: F.decodeEach(raw.assets, 'assets', decode),
    next: raw.next,
    previous: raw.previous,
    estimatedCount: raw.estimated_count,
  })
}

/** Writes a page of assets. */
export function encodePage(page: Page, options: { chain: string }) {
  return {
    assets: page.assets.map((asset) => encode(asset, options)),
    next: page.next ?? null,
    previous: page.previous ?? null,
    estimated_count: page.estimatedCount ?? null,
  }
}
