import { defined } from '@souk/base'
import * as z from '@souk/base/schema'
import { type Collection, type CollectionProfile, safelistStatuses } from '../domain/Collection.js'
import * as CollectionFeesWire from './collectionFees.js'
import * as CollectionStatsWire from './collectionStats.js'
import * as CurrencyWire from './currency.js'
import { feeBpsOf, feeSchema, writeFeeBps } from './feeBps.js'
import * as F from './fields.js'

const profileSchema = z.extend(feeSchema, {
  slug: z.string(),
  name: F.text,
  description: F.text,
  image_url: F.optionalText,
  large_image_url: F.optionalText,
  banner_image_url: F.optionalText,
  featured_image_url: F.optionalText,
  external_url: F.optionalText,
  wiki_url: F.optionalText,
  contracts: z.nullish(z.array(z.object({ address: F.address }))),
  primary_asset_contracts: z.nullish(
    z.array(z.object({ address: F.address, schema_name: z.nullish(z.string()) })),
  ),
  token_standard: z.nullish(z.string()),
  owner: z.nullish(F.address),
  editors: z.nullish(z.array(F.address)),
  payout_address: z.nullish(F.address),
  created_date: F.optionalDate,
  hidden: z.nullish(z.boolean()),
  featured: z.nullish(z.boolean()),
  safelist_request_status: z.nullish(z.oneOf(safelistStatuses)),
  display_data: z.nullish(z.record(z.unknown())),
  fees: CollectionFeesWire.mapsSchema,
  fee_rules: CollectionFeesWire.rulesSchema,
  traits: z.nullish(z.record(z.record(z.number()))),
  payment_tokens: z.nullish(z.array(CurrencyWire.schema)),
})

/** The schema of a collection. Other fields are ignored. */
export const schema = z.extend(profileSchema, { stats: CollectionStatsWire.schema })

/** Reads a collection. @throws {InvalidFieldError} naming the invalid field. */
export function decode(value: unknown): Collection {
  const raw = F.decodeBy(schema, value, 'collection')
  return { ...toProfile(raw), stats: CollectionStatsWire.toStats(raw.stats) }
}

/**
 * Reads the profile of a collection, without its statistics.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeProfile(value: unknown): CollectionProfile {
  return toProfile(F.decodeBy(profileSchema, value, 'collection'))
}

function toProfile(raw: z.Output<typeof profileSchema>): CollectionProfile {
  return defined({
    slug: raw.slug,
    name: raw.name,
    description: raw.description,
    imageUrl: raw.image_url,
    largeImageUrl: raw.large_image_url,
    bannerUrl: raw.banner_image_url,
    featuredImageUrl: raw.featured_image_url,
    externalUrl: raw.external_url,
    wikiUrl: raw.wiki_url,
    contract: raw.contracts?.[0]?.address ?? raw.primary_asset_contracts?.[0]?.address,
    standard: toStandard(raw.token_standard ?? raw.primary_asset_contracts?.[0]?.schema_name),
    owner: raw.owner,
    editors: raw.editors?.length ? raw.editors : undefined,
    payoutAddress: raw.payout_address,
    createdAt: raw.created_date,
    isHidden: raw.hidden || undefined,
    isFeatured: raw.featured || undefined,
    safelistStatus: raw.safelist_request_status,
    displayData: Object.keys(raw.display_data ?? {}).length ? raw.display_data : undefined,
    fees: CollectionFeesWire.toFees(raw.fees, raw.fee_rules),
    feeBps: feeBpsOf(raw),
    traits: raw.traits ?? {},
    currencies: raw.payment_tokens ?? [],
  })
}

/** Reads the standard. Tokens of other standards cannot be traded here, so they count as having none. */
function toStandard(text: string | null | undefined): CollectionProfile['standard'] {
  const standard = text?.toLowerCase()
  return standard === 'erc721' || standard === 'erc1155' ? standard : undefined
}

/** Writes a collection. The market's fees appear under both prefixes that published clients know. */
export function encode(collection: Collection, options: { chain: string }): Wire {
  return {
    ...encodeProfile(collection, options),
    stats: CollectionStatsWire.encode(collection.stats),
  }
}

/** Writes the profile of a collection, without its statistics. */
export function encodeProfile(collection: CollectionProfile, options: { chain: string }): Wire {
  const { contract, createdAt, fees } = collection
  return {
    name: collection.name,
    slug: collection.slug,
    description: collection.description,
    editors: collection.editors?.map((editor) => editor.toLowerCase()) ?? [],
    hidden: collection.isHidden ?? false,
    featured: collection.isFeatured ?? false,
    featured_image_url: collection.featuredImageUrl ?? null,
    display_data: collection.displayData ?? {},
    safelist_request_status: collection.safelistStatus ?? 'not_requested',
    payment_tokens: collection.currencies.map(CurrencyWire.encode),
    image_url: collection.imageUrl ?? null,
    large_image_url: collection.largeImageUrl ?? collection.imageUrl ?? null,
    banner_image_url: collection.bannerUrl ?? null,
    external_url: collection.externalUrl ?? null,
    wiki_url: collection.wikiUrl ?? null,
    payout_address: collection.payoutAddress?.toLowerCase() ?? null,
    created_date: createdAt ? F.writeDate(createdAt) : null,
    contracts: contract ? [{ address: contract.toLowerCase(), chain: options.chain }] : [],
    token_standard: collection.standard ?? null,
    owner: collection.owner?.toLowerCase() ?? null,
    // Published clients expect this field, so it is an empty object without statistics.
    stats: {},
    traits: collection.traits,
    ...writeFeeBps(collection.feeBps ?? CollectionFeesWire.totals(fees)),
    ...CollectionFeesWire.encode(fees),
  }
}

/** A collection in the format of the marketplace API. `fee_rules`, `floor` and `volume` are our own additions. */
export type Wire = Record<string, unknown> & { slug: string }

/**
 * Reads a page of collections.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodePage(value: unknown): Page {
  const raw = F.decodeBy(pageSchema, value, 'collections')
  return defined({ collections: F.decodeEach(raw.collections, 'collections', decode), next: raw.next })
}

/** Writes a page of collections. */
export function encodePage(
  page: Page,
  options: { chain: string },
): { collections: Wire[]; next: string | null } {
  return {
    collections: page.collections.map((collection) => encode(collection, options)),
    next: page.next ?? null,
  }
}

/** A page of collections. `next` is the cursor of the next page. */
export type Page = { collections: readonly Collection[]; next?: string }
const pageSchema = z.object({ collections: z.array(z.unknown()), next: F.optionalText })

/**
 * Reads the answer for a collection.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeOne(value: unknown): Collection {
  return decode(F.decodeBy(z.object({ collection: z.unknown() }), value, 'collection').collection)
}

/** The schema of a request for collections. */
export const slugsSchema = z.object({ slugs: z.array(z.string()) })

/**
 * Reads the slugs of a request for collections.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeSlugs(value: unknown): readonly string[] {
  return F.decodeBy(slugsSchema, value, 'collections').slugs
}

/** Writes a request for collections. */
export function encodeSlugs(slugs: readonly string[]): { slugs: readonly string[] } {
  return { slugs }
}
