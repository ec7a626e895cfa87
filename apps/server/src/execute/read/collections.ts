import type { CollectionWire } from '@souk/execute/wire'
import { Mint } from '@souk/market'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type Address, getAddress } from 'viem'
import type { CollectionsTable, OrderRow } from '../../db/tables.js'
import { bookTime, type Market, now, stepTime } from '../../market/Market.js'
import { toNativeUnits } from '../../market/nativeUnits.js'
import { readMints } from '../../mints/readMints.js'
import { toLikeText } from '../../nfts/words.js'
import { findFloors } from '../../orders/best.js'
import { findOrders } from '../../orders/store.js'
import { readStats, stepSeconds } from '../../stats/readStats.js'
import { toBestOrder } from './toBookOrder.js'
import { toPrice } from './toPrice.js'

type Row = Selectable<CollectionsTable>

/** Selects collections. */
export type CollectionQuery = {
  contracts?: readonly string[] | undefined
  slug?: string | undefined
  /** Part of the name. */
  name?: string | undefined
  /** The owner of the contract, lower-case. */
  creator?: string | undefined
  /** An account that has tokens of the collection, lower-case. */
  holder?: string | undefined
  withoutContracts?: readonly string[] | undefined
  /** A range of floors in the native currency. */
  floor?: { from?: bigint | undefined; to?: bigint | undefined } | undefined
  /** @default by position, as the market shows them */
  sort?: keyof typeof sorts | undefined
  direction: 'asc' | 'desc'
  /** Also reads their mints from the chain. */
  withMints: boolean
  limit: number
  offset: number
}

/** Reads a page of collections with their best orders and volumes. */
export async function readCollections(
  market: Market,
  query: CollectionQuery,
): Promise<{ collections: readonly CollectionWire.CollectionRead[]; hasMore: boolean }> {
  const rows = await listRows(market, query)
  const shown = rows.slice(0, query.limit)
  const contracts = shown.map(({ contract }) => contract)
  const floors = await findFloors(market.db, { contracts, now: bookTime(market) })
  const bids = await findOrders(
    market.db,
    shown.flatMap(({ offer_hash: hash }) => hash ?? []),
  )
  const collections = await Promise.all(
    shown.map(async (row) => ({
      ...toCollection(market, row),
      volume: await readVolume(market, row),
      ...(query.withMints ? await readStages(market, row) : undefined),
      ...best(
        'floorAsk',
        market,
        floors.find(({ contract }) => contract === row.contract),
      ),
      ...best(
        'topBid',
        market,
        bids.find((bid) => bid.order_hash === row.offer_hash),
      ),
    })),
  )
  return { collections, hasMore: rows.length > query.limit }
}

function best(name: 'floorAsk' | 'topBid', market: Market, row: OrderRow | undefined) {
  return row ? { [name]: toBestOrder(row, market) } : undefined
}

/** Floors in other currencies cannot be compared with it. */
const nativeFloor = sql`case when (select k.price_rank from currencies k where k.address = c.floor_currency) = 0
  then c.floor_price end`

const sorts = {
  floorAskPrice: () => nativeFloor,
  allTimeVolume: () => sql`c.volume`,
  '1DayVolume': (market: Market) => volumeSince(market, 24),
  '7DayVolume': (market: Market) => volumeSince(market, 7 * 24),
  '30DayVolume': (market: Market) => volumeSince(market, 30 * 24),
} satisfies Record<string, (market: Market) => RawBuilder<unknown>>

/** The names of the sorts. */
export const collectionSorts = Object.keys(sorts) as (keyof typeof sorts)[]

/** Sums hourly figures, and counts the current hour whole. */
function volumeSince(market: Market, hours: number) {
  const time = String(stepTime(market, stepSeconds))
  return sql`(select coalesce(sum(h.volume), 0) from sale_hours h where h.contract = c.contract and h.price_rank = 0
    and h.hour >= date_trunc('hour', to_timestamp(${time}::bigint), 'UTC') - make_interval(hours => ${sql.lit(hours - 1)}))`
}

async function listRows(market: Market, query: CollectionQuery): Promise<readonly Row[]> {
  const { sort, limit, offset } = query
  const direction = query.direction === 'asc' ? sql`asc` : sql`desc`
  const key = sort ? sql`${sorts[sort](market)} ${direction} nulls last, ` : sql``
  const { rows } = await sql<Row>`
    select c.* from collections c where ${sql.join(conditions(query), sql` and `)}
    order by ${key}c.position limit ${limit + 1} offset ${offset}`.execute(market.db)
  return rows
}

function conditions({ slug, name, creator, floor, ...query }: CollectionQuery) {
  const { contracts, withoutContracts, holder } = query
  const found = [sql`true`]
  if (!contracts?.length && !slug && !holder && !creator) found.push(sql`c.hidden_at is null`)
  if (contracts?.length) found.push(sql`c.contract = any(${[...contracts]}::text[])`)
  if (withoutContracts?.length) found.push(sql`c.contract <> all(${[...withoutContracts]}::text[])`)
  if (holder)
    found.push(sql`exists (select 1 from holders h where h.contract = c.contract and h.owner = ${holder})`)
  if (slug) found.push(sql`c.slug = ${slug}`)
  if (name) found.push(sql`c.name ilike ${`%${toLikeText(name)}%`}`)
  // Read from the contract, so with its checksum.
  if (creator) found.push(sql`lower(c.owner) = ${creator}`)
  if (floor?.from !== undefined) found.push(sql`${nativeFloor} >= ${String(floor.from)}::numeric`)
  if (floor?.to !== undefined) found.push(sql`${nativeFloor} <= ${String(floor.to)}::numeric`)
  return found
}

async function readVolume(market: Market, row: Row): Promise<CollectionWire.Volume> {
  const stats = await readStats(market.db, { contract: row.contract, now: stepTime(market, stepSeconds) })
  return {
    '1day': toNativeUnits(stats.oneDay.volume),
    '7day': toNativeUnits(stats.sevenDays.volume),
    '30day': toNativeUnits(stats.thirtyDays.volume),
    allTime: toNativeUnits(BigInt(row.volume)),
  }
}

/** What the chain says of mints counts more than what is configured. */
async function readStages(
  market: Market,
  { contract }: Row,
): Promise<Pick<CollectionWire.CollectionRead, 'isMinting' | 'mintStages'>> {
  const offered = await readMints(market, { contract: contract as Address })
  const mints = offered.map(({ mint }) => mint)
  return {
    isMinting: mints.some((mint) => Mint.statusOf(mint, { now: now(market) }) === 'open'),
    mintStages: mints.map((mint) => toStage(market, mint)),
  }
}

function toStage(market: Market, mint: Mint.Mint): CollectionWire.MintStage {
  const { stage, kind, tokenId, price, currency, startTime, endTime, perWallet } = mint
  return {
    stage,
    kind,
    ...(tokenId === undefined ? undefined : { tokenId }),
    price: toPrice(market, { currency: currency.address, raw: price }),
    ...(startTime === undefined ? undefined : { startTime: Number(startTime) }),
    ...(endTime === undefined ? undefined : { endTime: Number(endTime) }),
    ...(perWallet === undefined ? undefined : { maxMintsPerWallet: perWallet }),
  }
}

function toCollection(market: Market, row: Row): Omit<CollectionWire.CollectionRead, 'floorAsk' | 'topBid'> {
  const { contract, royalty_recipient: recipient, royalty_bps: bps } = row
  const breakdown = recipient && bps > 0 ? [{ recipient: getAddress(recipient as Address), bps }] : []
  return {
    chainId: market.chainId,
    id: contract,
    slug: row.slug,
    name: row.name,
    description: row.description,
    ...(row.image_url ? { image: row.image_url } : undefined),
    ...(row.banner_url ? { banner: row.banner_url } : undefined),
    tokenCount: BigInt(row.tokens),
    onSaleCount: BigInt(row.listed),
    primaryContract: getAddress(contract as Address),
    tokenSetId: `contract:${contract}`,
    ...(row.owner ? { creator: getAddress(row.owner) } : undefined),
    royalties: { ...(breakdown[0] ? { recipient: breakdown[0].recipient } : undefined), bps, breakdown },
    ownerCount: Number(row.owners),
    contractKind: row.standard,
    collectionBidSupported: true,
    isMinting: market.config.mints.some(({ collection }) => collection.toLowerCase() === contract),
    supply: BigInt(row.total_supply),
    ...(row.added_at ? { createdAt: row.added_at } : undefined),
  }
}
