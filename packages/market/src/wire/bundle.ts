import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import type { Bundle } from '../domain/Asset.js'
import * as AccountWire from './account.js'
import * as AssetWire from './asset.js'
import * as F from './fields.js'

/** The schema of a bundle. Other fields are ignored. */
export const schema = z.object({
  maker: z.nullish(AccountWire.schema),
  assets: z.nullish(z.array(z.unknown())),
  asset_contract: z.unknown(),
  name: F.text,
  slug: F.text,
  description: F.text,
  external_link: F.optionalText,
  permalink: F.optionalText,
})

/** Reads a bundle. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): Bundle {
  const raw = F.decodeBy(schema, value, 'bundle')
  const contract = raw.asset_contract ?? undefined
  return defined({
    maker: raw.maker,
    assets: F.decodeEach(raw.assets ?? [], 'assets', AssetWire.decode),
    assetContract: contract && F.decodeAt('asset_contract', contract, AssetWire.decodeContract),
    name: raw.name,
    slug: raw.slug,
    description: raw.description,
    externalUrl: raw.external_link,
    permalink: raw.permalink,
  })
}

/** Writes a bundle. */
export function encode(bundle: Bundle, options: { chain: string }) {
  return {
    maker: bundle.maker ? AccountWire.encode(bundle.maker) : null,
    assets: bundle.assets.map((asset) => AssetWire.encode(asset, options)),
    asset_contract: bundle.assetContract ? AssetWire.encodeContract(bundle.assetContract) : null,
    name: bundle.name,
    slug: bundle.slug,
    description: bundle.description,
    external_link: bundle.externalUrl ?? null,
    permalink: bundle.permalink ?? null,
  }
}

/** A list of bundles, and the number of bundles on the market. */
export type List = { bundles: readonly Bundle[]; estimatedCount?: number }
const listSchema = z.object({ bundles: z.array(z.unknown()), estimated_count: z.nullish(F.count) })

/** Reads a list of bundles. @throws {InvalidFieldError} naming the invalid field. */
export function decodeList(value: unknown): List {
  const raw = F.decodeBy(listSchema, value, 'bundles')
  return defined({
    bundles: F.decodeEach(raw.bundles, 'bundles', decode),
    estimatedCount: raw.estimated_count,
  })
}

/** Writes a list of bundles. */
export function encodeList(list: List, options: { chain: string }) {
  return {
    bundles: list.bundles.map((bundle) => encode(bundle, options)),
    estimated_count: list.estimatedCount ?? null,
  }
}
