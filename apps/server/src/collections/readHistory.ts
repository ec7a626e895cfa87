import type { CollectionHistory, HistoryPeriod } from '@souk/market'
import { sql } from 'kysely'
import type { Db } from '../db/tables.js'
import { type Market, now, stepTime } from '../market/Market.js'

const hour = 3600
const day = 24 * hour
const week = 7 * day

const spans: Readonly<Record<Exclude<HistoryPeriod, 'all'>, { seconds: number; step: number }>> = {
  '1d': { seconds: day, step: hour },
  '7d': { seconds: week, step: hour },
  '30d': { seconds: 30 * day, step: day },
  '90d': { seconds: 90 * day, step: day },
  '1y': { seconds: 365 * day, step: day },
}

/** The most steps of an answer: a chart has room for no more. */
const mostSteps = 400

type Row = {
  at: string
  volume: string | null
  sales: string | null
  lowest: string | null
  floor: string | null
}

/**
 * Reads the history of a collection, step by step up to now.
 *
 * Adds up sales from hourly figures. The floor of a step is the floor at the step's end, from a record of each
 * change. The record begins with the market and keeps what the book said at the time, even where a reorganisation
 * changed the chain later.
 *
 * @param options.contract - Lower-case.
 */
export async function readHistory(
  market: Pick<Market, 'db' | 'progress'>,
  options: { contract: string; period: HistoryPeriod },
): Promise<CollectionHistory> {
  const { contract, period } = options
  const end = Number(period === 'all' ? now(market) : stepTime(market, BigInt(spans[period].step)))
  const { seconds, step } =
    period === 'all' ? spanSince(end, await findBeginning(market.db, contract)) : spans[period]
  const last = Math.floor(end / step)
  const first = last - Math.min(Math.ceil(seconds / step), mostSteps - 1)
  const { rows } = await sql<Row>`
    select n * ${sql.lit(step)} as at, s.volume, s.sales, s.lowest, f.price as floor
    from generate_series(${sql.lit(first)}, ${sql.lit(last)}) as n
    left join (
      select floor(extract(epoch from hour) / ${sql.lit(step)}) as n, sum(volume) as volume, sum(sales) as sales,
        min(lowest) as lowest
      from sale_hours
      where contract = ${contract} and price_rank = 0 and hour >= to_timestamp(${sql.lit(first * step)})
      group by 1
    ) s using (n)
    left join lateral (
      select case when k.price_rank = 0 then price end as price
      from floors left join currencies k on k.address = currency
      where contract = ${contract} and at < to_timestamp((n + 1) * ${sql.lit(step)}) order by at desc limit 1
    ) f on true
    order by n`.execute(market.db)
  return { stepSeconds: step, steps: rows.map(toStep) }
}

function toStep(row: Row): CollectionHistory['steps'][number] {
  const volume = BigInt(row.volume ?? 0)
  const sales = Number(row.sales ?? 0)
  return {
    at: BigInt(row.at),
    volume,
    sales,
    ...(sales > 0 ? { average: volume / BigInt(sales) } : undefined),
    ...(row.lowest === null ? undefined : { lowest: BigInt(row.lowest) }),
    ...(row.floor === null ? undefined : { floor: BigInt(row.floor) }),
  }
}

/** Returns the time of the first known sale or floor, in seconds. */
async function findBeginning(db: Db, contract: string): Promise<number | undefined> {
  const { rows } = await sql<{ at: string | null }>`
    select extract(epoch from least(
      (select min(hour) from sale_hours where contract = ${contract}),
      (select min(at) from floors where contract = ${contract})
    ))::bigint as at`.execute(db)
  return rows[0]?.at ? Number(rows[0].at) : undefined
}

/** Picks the finest step of which an answer can hold enough. */
function spanSince(end: number, beginning = end - day): { seconds: number; step: number } {
  const seconds = Math.max(end - beginning, day)
  const step = [hour, day, week].find((length) => seconds / length < mostSteps - 1) ?? week
  return { seconds, step }
}
