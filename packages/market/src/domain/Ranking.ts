import type { Collection } from './Collection.js'
import type { Currency } from './Currency.js'

/** The periods of rankings. Each ends now. */
export const rankingPeriods = ['1d', '7d', '30d', 'all'] as const
/** One of {@link rankingPeriods}. */
export type RankingPeriod = (typeof rankingPeriods)[number]

/** The criteria for ranking collections. */
export const rankingSorts = ['volume', 'sales', 'floor', 'owners', 'listed'] as const
/** One of {@link rankingSorts}. */
export type RankingSort = (typeof rankingSorts)[number]

/** A collection with its activity in a period. Amounts are in the native currency's smallest unit. */
export type RankedCollection = {
  collection: Collection
  /** The total of sales in the native currency and its wrapped form. */
  volume: bigint
  sales: number
  /** The volume of the previous period of the same length. Absent for all time. */
  volumeBefore?: bigint
  /** The floor at the start of the period, if the market knows it. */
  floorBefore?: { price: bigint; currency: Currency }
}
