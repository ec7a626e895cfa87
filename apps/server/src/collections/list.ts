import type { Collection } from '@souk/market'
import { type Selectable, sql } from 'kysely'
import { type Address, getAddress } from 'viem'
import type { CollectionsTable, Db } from '../db/tables.js'
import { type Market, type Pricing, stepTime } from '../market/Market.js'
import { toNativeUnits } from '../market/nativeUnits.js'
import { findCurrency } from '../orders/toMarketOrder.js'
import { type Interval, readStats, type SaleStats, stepSeconds } from '../stats/readStats.js'
import { countUnread } from './countUnread.js'

/** Reads a page of collections in the order in which the market shows them. */
export async function listCollections(
  market: Pricing & Pick<Market, 'db'>,
  options: { limit: number; after: number },
): Promise<{ collections: Collection[]; next: number | undefined }> {
  const rows = await market.db
    .selectFrom('collections')
    .selectAll()
    .select(seenAt('collections').as('seen_at'))
    .where('position', '>', options.after)
    .where('hidden_at', 'is', null)
    .orderBy('position')
    .limit(options.limit + 1)
    .execute()
  const shown = rows.slice(0, options.limit)
  const unread = await countUnread(market.db)
  return {
    collections: shown.map((row) =>
      withFigures(toCollection(row, {}, market), toUnread(row, unread.get(row.contract))),
    ),
    next: rows.length > options.limit ? shown.at(-1)?.position : undefined,
  }
}

/** Reads collections, those with the newest first activity first. */
export async function listNewest(
  market: Pricing & Pick<Market, 'db'>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Collection[]> {
  const rows = await market.db
    .selectFrom('collections')
    .selectAll()
    .select(seenAt('collections').as('seen_at'))
    .where('hidden_at', 'is', null)
    .orderBy(sql`seen_at desc nulls last`)
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => toCollection(row, {}, market))
}

/** Finds one collection with its trait counts and recent sales. */
export async function findCollection(
  market: Pricing & Pick<Market, 'db'>,
  slug: string,
): Promise<Collection | undefined> {
  const { db } = market
  const row = await db
    .selectFrom('collections')
    .selectAll()
    .select(seenAt('collections').as('seen_at'))
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return undefined
  const { contract } = row
  const [traits, sales, unread] = await Promise.all([
    countTraits(db, contract),
    readStats(db, { contract, now: stepTime(market, stepSeconds) }),
    countUnread(db, { contract }),
  ])
  const figures = { ...toFigures(sales), ...toUnread(row, unread.get(contract)) }
  return withFigures(toCollection(row, traits, market), figures)
}

function withFigures(collection: Collection, figures: Record<string, number>): Collection {
  return { ...collection, stats: { ...collection.stats, figures } }
}

/** Says what the market has still to read of a collection, so that apps can show progress in place of too low counts. */
function toUnread(
  {
    backfill_next: next,
    reread_block: again,
  }: Pick<Selectable<CollectionsTable>, 'backfill_next' | 'reread_block'>,
  tokens = 0,
) {
  return { unread_history: next === null && again === null ? 0 : 1, unread_metadata: tokens }
}

/** Uses the names that marketplace APIs of this family share, and rounds as they do. */
function toFigures(sales: SaleStats): Record<string, number> {
  const figures = (name: string, of: Interval) => ({
    [`${name}_volume`]: toNativeUnits(of.volume),
    [`${name}_sales`]: Number(of.sales),
    [`${name}_average_price`]: toNativeUnits(of.averagePrice),
    [`${name}_change`]: of.volumeBefore === 0n ? 0 : Number(of.volume) / Number(of.volumeBefore) - 1,
  })
  return {
    ...figures('one_day', sales.oneDay),
    ...figures('seven_day', sales.sevenDays),
    ...figures('thirty_day', sales.thirtyDays),
  }
}

/** Finds collections by their names or contracts. Leaves out unknown ones and trait counts. */
export async function findCollections(
  market: Pricing & Pick<Market, 'db'>,
  wanted: { slugs: readonly string[] } | { contracts: readonly string[] },
): Promise<Collection[]> {
  const [column, values] =
    'slugs' in wanted ? (['slug', wanted.slugs] as const) : (['contract', wanted.contracts] as const)
  if (values.length === 0) return []
  const rows = await market.db
    .selectFrom('collections')
    .selectAll()
    .select(seenAt('collections').as('seen_at'))
    .where(column, 'in', values)
    .execute()
  return rows.map((row) => toCollection(row, {}, market))
}

/** A trait with more values (serial numbers, names) makes no useful filter. */
const mostValues = 2000

/** Counts the tokens of a collection with each value of each trait. */
export async function countTraits(db: Db, contract: string): Promise<Record<string, Record<string, number>>> {
  const rows = await db
    .selectFrom('trait_counts')
    .select(['type', 'value', 'tokens'])
    .where('contract', '=', contract)
    .orderBy('type')
    .orderBy('value')
    .limit(mostValues)
    .execute()
  const counts = new Map<string, Map<string, number>>()
  for (const row of rows) {
    const values = counts.get(row.type) ?? new Map<string, number>()
    values.set(row.value, Number(row.tokens))
    counts.set(row.type, values)
  }
  return Object.fromEntries([...counts].map(([type, values]) => [type, Object.fromEntries(values)]))
}

/**
 * Selects when a contract was first seen: the time of the earliest entry about it, usually its first mint. The block
 * that created the contract is not known without reading the whole chain.
 *
 * @param collections - The table of collections, or its alias.
 */
export function seenAt(collections: string) {
  return sql<Date | null>`(select a.at from activity a where a.contract = ${sql.ref(`${collections}.contract`)}
    order by a.at, a.sequence limit 1)`
}

/** Turns a row into a collection as the API shows it. */
export function toCollection(
  row: Selectable<CollectionsTable> & { seen_at: Date | null },
  traits: Collection['traits'],
  market: Pricing,
): Collection {
  return {
    slug: row.slug,
    name: row.name,
    ...(row.hidden_at ? { isHidden: true } : undefined),
    description: row.description,
    ...(row.image_url ? { imageUrl: row.image_url } : undefined),
    ...(row.banner_url ? { bannerUrl: row.banner_url } : undefined),
    ...(row.external_url ? { externalUrl: row.external_url } : undefined),
    ...(row.seen_at ? { createdAt: row.seen_at } : undefined),
    contract: getAddress(row.contract),
    standard: row.standard,
    ...(row.owner ? { owner: getAddress(row.owner) } : undefined),
    ...(row.royalty_recipient ? { payoutAddress: getAddress(row.royalty_recipient) } : undefined),
    fees: [
      ...market.config.fees.map((fee) => ({ ...fee, required: true })),
      ...(row.royalty_recipient
        ? [
            {
              recipient: getAddress(row.royalty_recipient as Address),
              basisPoints: row.royalty_bps,
              required: false,
            },
          ]
        : []),
    ],
    stats: {
      totalSupply: BigInt(row.total_supply),
      owners: Number(row.owners),
      listed: Number(row.listed),
      ...(row.floor_price && row.floor_currency
        ? { floor: { price: BigInt(row.floor_price), currency: findCurrency(market, row.floor_currency) } }
        : undefined),
      ...(row.offer_price && row.offer_currency
        ? { topOffer: { price: BigInt(row.offer_price), currency: findCurrency(market, row.offer_currency) } }
        : undefined),
      volume: BigInt(row.volume),
      sales: Number(row.sales),
    },
    traits,
    currencies: market.config.currencies,
  }
}
