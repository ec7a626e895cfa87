import { sql } from 'kysely'
import type { Db } from '../db/tables.js'

/** Sales of a period. Money is in the native currency and its wrapped form. */
export type Interval = {
  volume: bigint
  sales: bigint
  averagePrice: bigint
  /** The volume of the previous period of the same length. */
  volumeBefore: bigint
}

/** A collection's sales of the last day, week and month. */
export type SaleStats = { oneDay: Interval; sevenDays: Interval; thirtyDays: Interval }

/** Sales are added up by the hour. */
export const stepSeconds = 3_600n

const hoursOf = { oneDay: 24, sevenDays: 7 * 24, thirtyDays: 30 * 24 } as const

/**
 * Adds up a collection's sales from hourly figures, and not from single sales, of which there may be millions.
 *
 * @param options.now - Seconds; the current hour counts whole.
 */
export async function readStats(db: Db, options: { contract: string; now: bigint }): Promise<SaleStats> {
  const { contract, now } = options
  const since = (hours: number) =>
    sql`date_trunc('hour', to_timestamp(${String(now)}::bigint), 'UTC') - make_interval(hours => ${sql.lit(hours - 1)})`
  const sums = Object.entries(hoursOf).map(
    ([name, hours]) => sql`
      coalesce(sum(volume) filter (where hour >= ${since(hours)}), 0) as ${sql.ref(`${name}_volume`)},
      coalesce(sum(sales) filter (where hour >= ${since(hours)}), 0) as ${sql.ref(`${name}_sales`)},
      coalesce(sum(volume) filter (where hour >= ${since(2 * hours)} and hour < ${since(hours)}), 0) as ${sql.ref(`${name}_before`)}`,
  )
  const { rows } = await sql<Record<string, string>>`
    select ${sql.join(sums)} from sale_hours
    where contract = ${contract} and price_rank = 0 and hour >= ${since(2 * hoursOf.thirtyDays)}`.execute(db)
  const read = (name: keyof typeof hoursOf): Interval => {
    const [volume, sales, before] = ['volume', 'sales', 'before'].map((part) =>
      BigInt(rows[0]?.[`${name}_${part}`] ?? 0),
    )
    return toInterval(volume ?? 0n, sales ?? 0n, before ?? 0n)
  }
  return { oneDay: read('oneDay'), sevenDays: read('sevenDays'), thirtyDays: read('thirtyDays') }
}

/**
 * Returns the average price of all sales in the native currency and its wrapped form, with those units; 0 where there are
 * none. Other sales have no part in it, since their prices are not in the volume.
 */
export async function readAveragePrice(db: Db, { contract }: { contract: string }): Promise<bigint> {
  const row = await db
    .selectFrom('sale_hours')
    .select(({ fn }) => [fn.sum<string>('volume').as('volume'), fn.sum<string>('sales').as('sales')])
    .where('contract', '=', contract)
    .where('price_rank', '=', 0)
    .executeTakeFirst()
  return toInterval(BigInt(row?.volume ?? 0), BigInt(row?.sales ?? 0), 0n).averagePrice
}

function toInterval(volume: bigint, sales: bigint, volumeBefore: bigint): Interval {
  return { volume, sales, averagePrice: sales === 0n ? 0n : volume / sales, volumeBefore }
}
