import type { RankedCollection, RankingPeriod, RankingSort } from '@souk/market'
import { type Selectable, sql } from 'kysely'
import type { CollectionsTable } from '../db/tables.js'
import { type Market, now, type Pricing, stepTime } from '../market/Market.js'
import { findCurrency } from '../orders/toMarketOrder.js'
import { stepSeconds } from '../stats/readStats.js'
import { seenAt, toCollection } from './list.js'

/** Selects a ranking. */
export type RankingQuery = {
  period: RankingPeriod
  sort: RankingSort
  direction: 'asc' | 'desc'
  limit: number
}

type Row = Selectable<CollectionsTable> & {
  seen_at: Date | null
  period_volume: string
  period_sales: string
  volume_before: string
  price_before: string | null
  currency_before: string | null
}

const hoursOf = { '1d': 24, '7d': 7 * 24, '30d': 30 * 24 } as const

const orderings = {
  volume: sql`period_volume`,
  sales: sql`period_sales`,
  // Floors in other currencies cannot be compared, so they come after all of rank 0.
  floor: sql`case when k.price_rank = 0 then c.floor_price end`,
  owners: sql`c.owners`,
  listed: sql`c.listed::numeric / greatest(c.tokens, 1)`,
} as const

/**
 * Ranks the market's collections by their recent activity. Adds up sales from hourly figures, and counts the current
 * hour whole.
 */
export async function listRanking(
  market: Pricing & Pick<Market, 'db'>,
  query: RankingQuery,
): Promise<RankedCollection[]> {
  const { period, sort, limit } = query
  const direction = query.direction === 'desc' ? sql`desc` : sql`asc`
  const { rows } = await sql<Row>`
    with spans as (${period === 'all' ? wholePast() : since(stepTime(market, stepSeconds), hoursOf[period])})
    select c.*, ${seenAt('c')} as seen_at, coalesce(s.volume, 0) as period_volume, coalesce(s.sales, 0) as period_sales,
      coalesce(s.volume_before, 0) as volume_before, f.price as price_before, f.currency as currency_before
    from collections c
    left join spans s on s.contract = c.contract
    left join currencies k on k.address = c.floor_currency
    left join lateral (
      select price, currency from floors
      where contract = c.contract and at <= ${begins(market, period)} order by at desc limit 1
    ) f on true
    where c.hidden_at is null
    order by ${orderings[sort]} ${direction} nulls last, c.position
    limit ${limit}`.execute(market.db)
  return rows.map((row) => toRanked(row, period, market))
}

function wholePast() {
  return sql`select contract, volume, sales, 0 as volume_before from collections`
}

function since(seconds: bigint, hours: number) {
  const start = (back: number) =>
    sql`date_trunc('hour', to_timestamp(${String(seconds)}::bigint), 'UTC') - make_interval(hours => ${sql.lit(back - 1)})`
  return sql`
    select contract,
      sum(volume) filter (where price_rank = 0 and hour >= ${start(hours)}) as volume,
      sum(sales) filter (where hour >= ${start(hours)}) as sales,
      sum(volume) filter (where price_rank = 0 and hour < ${start(hours)}) as volume_before
    from sale_hours where hour >= ${start(2 * hours)} group by contract`
}

/** The period "all" has no earlier floor to compare with. */
function begins(market: Pick<Market, 'progress'>, period: RankingPeriod) {
  if (period === 'all') return sql`'-infinity'::timestamptz`
  return sql`to_timestamp(${String(now(market) - BigInt(hoursOf[period] * 3600))}::bigint)`
}

function toRanked(row: Row, period: RankingPeriod, market: Pricing): RankedCollection {
  const { price_before: price, currency_before: currency } = row
  return {
    collection: toCollection(row, {}, market),
    volume: BigInt(row.period_volume),
    sales: Number(row.period_sales),
    ...(period === 'all' ? undefined : { volumeBefore: BigInt(row.volume_before) }),
    ...(price && currency
      ? { floorBefore: { price: BigInt(price), currency: findCurrency(market, currency) } }
      : undefined),
  }
}
