import type { Address } from 'viem'
import * as z from 'zod/mini'
import type { Collection, CollectionFee, CollectionStats } from '../Collection.js'
import { defined } from '../internal/defined.js'
import * as CurrencyWire from './currency.js'
import * as F from './fields.js'

const feeMap = z.nullish(z.record(z.string(), F.basisPoints))

/** What is read of a collection; further fields are ignored. */
export const schema = z.object({
  slug: z.string(),
  name: F.text,
  description: F.text,
  image_url: F.optionalText,
  banner_image_url: F.optionalText,
  contracts: z.array(z.object({ address: F.address })).check(z.minLength(1)),
  token_standard: z.enum(['erc721', 'erc1155']),
  owner: z.nullish(F.address),
  fees: z.object({ seller_fees: feeMap, opensea_fees: feeMap, marketplace_fees: feeMap }),
  fee_rules: z.nullish(
    z.array(z.object({ recipient: F.address, basis_points: F.basisPoints, required: z.boolean() })),
  ),
  stats: z.object({
    total_supply: F.uint,
    num_owners: F.count,
    listed_count: z.nullish(F.count),
    floor: z.nullish(z.object({ price: F.uint, payment_token: CurrencyWire.schema })),
    volume: z.nullish(F.uint),
    total_sales: z.nullish(F.count),
  }),
  traits: z.nullish(z.record(z.string(), z.record(z.string(), F.count))),
  payment_tokens: z.nullish(z.array(CurrencyWire.schema)),
})

/** Reads a collection. @throws {InvalidFieldError} naming the field. */
export function decode(value: unknown): Collection {
  const raw = F.decodeBy(schema, value, 'collection')
  return defined({
    slug: raw.slug,
    name: raw.name,
    description: raw.description,
    imageUrl: raw.image_url,
    bannerUrl: raw.banner_image_url,
    contract: (raw.contracts[0] as { address: Address }).address,
    standard: raw.token_standard,
    owner: raw.owner,
    fees: decodeFees(raw),
    stats: decodeStats(raw.stats),
    traits: raw.traits ?? {},
    currencies: raw.payment_tokens ?? [],
  })
}

function decodeStats(stats: z.output<typeof schema>['stats']): CollectionStats {
  return defined({
    totalSupply: stats.total_supply,
    owners: stats.num_owners,
    listed: stats.listed_count ?? 0,
    floor: stats.floor ? { price: stats.floor.price, currency: stats.floor.payment_token } : undefined,
    volume: stats.volume ?? 0n,
    sales: stats.total_sales ?? 0,
  })
}

/** Other servers have only the maps; there the market's own fees are the ones that have to be paid. */
function decodeFees(raw: z.output<typeof schema>): CollectionFee[] {
  if (raw.fee_rules)
    return raw.fee_rules.map((rule) => ({
      recipient: rule.recipient,
      basisPoints: rule.basis_points,
      required: rule.required,
    }))
  const toFees = (map: Record<string, number> | null | undefined, required: boolean) =>
    Object.entries(map ?? {}).map(([recipient, basisPoints]) => ({
      recipient: F.decodeBy(F.address, recipient, 'fee recipient'),
      basisPoints,
      required,
    }))
  return [
    ...toFees(raw.fees.marketplace_fees ?? raw.fees.opensea_fees, true),
    ...toFees(raw.fees.seller_fees, false),
  ]
}

/** Writes a collection. The market's fees appear under both prefixes the published clients know. */
export function encode(collection: Collection, options: { chain: string }): Wire {
  const marketFees = toFeeMap(collection.fees.filter((fee) => fee.required))
  const sellerFees = toFeeMap(collection.fees.filter((fee) => !fee.required))
  const marketTotal = total(marketFees)
  const floor = collection.stats.floor
  return {
    name: collection.name,
    slug: collection.slug,
    description: collection.description,
    editors: [],
    hidden: false,
    featured: false,
    featured_image_url: null,
    display_data: {},
    safelist_request_status: 'not_requested',
    payment_tokens: collection.currencies.map(CurrencyWire.encode),
    image_url: collection.imageUrl ?? null,
    large_image_url: collection.imageUrl ?? null,
    banner_image_url: collection.bannerUrl ?? null,
    external_url: null,
    wiki_url: null,
    payout_address: null,
    created_date: null,
    contracts: [{ address: collection.contract.toLowerCase(), chain: options.chain }],
    token_standard: collection.standard,
    owner: collection.owner?.toLowerCase() ?? null,
    stats: {
      total_supply: F.writeNumber(collection.stats.totalSupply),
      num_owners: collection.stats.owners,
      listed_count: collection.stats.listed,
      floor_price: floor ? toDecimal(floor.price, floor.currency.decimals) : null,
      floor: floor
        ? { price: String(floor.price), payment_token: CurrencyWire.encode(floor.currency) }
        : null,
      total_volume: toDecimal(collection.stats.volume, 18),
      volume: String(collection.stats.volume),
      total_sales: collection.stats.sales,
    },
    traits: collection.traits,
    dev_buyer_fee_basis_points: 0,
    dev_seller_fee_basis_points: total(sellerFees),
    opensea_buyer_fee_basis_points: 0,
    opensea_seller_fee_basis_points: marketTotal,
    marketplace_buyer_fee_basis_points: 0,
    marketplace_seller_fee_basis_points: marketTotal,
    fees: { seller_fees: sellerFees, opensea_fees: marketFees, marketplace_fees: marketFees },
    fee_rules: collection.fees.map((fee) => ({
      recipient: fee.recipient.toLowerCase(),
      basis_points: fee.basisPoints,
      required: fee.required,
    })),
  }
}

/** A collection as the marketplace family writes it, with `fee_rules`, `floor` and `volume` of our own. */
export type Wire = Record<string, unknown> & { slug: string }

function toFeeMap(fees: readonly CollectionFee[]): Record<string, number> {
  const map: Record<string, number> = {}
  for (const fee of fees) {
    const key = fee.recipient.toLowerCase()
    map[key] = (map[key] ?? 0) + fee.basisPoints
  }
  return map
}

function total(fees: Record<string, number>): number {
  return Object.values(fees).reduce((sum, value) => sum + value, 0)
}

/** The family prints these two as JSON numbers; good for showing, never for reckoning. */
function toDecimal(amount: bigint, decimals: number): number {
  return Number(amount) / 10 ** decimals
}

/** Reads one page of collections. @throws {InvalidFieldError} naming the field. */
export function decodePage(value: unknown): Page {
  const raw = F.decodeBy(pageSchema, value, 'collections')
  return defined({ collections: raw.collections.map(decode), next: raw.next })
}

/** Writes one page of collections. */
export function encodePage(
  page: Page,
  options: { chain: string },
): { collections: Wire[]; next: string | null } {
  return {
    collections: page.collections.map((collection) => encode(collection, options)),
    next: page.next ?? null,
  }
}

/** One page of collections; `next` is the cursor of the one after it. */
export type Page = { collections: readonly Collection[]; next?: string }
const pageSchema = z.object({ collections: z.array(z.unknown()), next: F.optionalText })

/** Reads the answer that holds one collection. @throws {InvalidFieldError} naming the field. */
export function decodeOne(value: unknown): Collection {
  return decode(F.decodeBy(z.object({ collection: z.unknown() }), value, 'collection').collection)
}
