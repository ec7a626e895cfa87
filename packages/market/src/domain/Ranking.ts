import type { Collection } from './Collection.js'
import type { Currency } from './Currency.js'

/** The stretches of time that rankings look back over. */
export const rankingPeriods = ['1d', '7d', '30d', 'all'] as const
/** One of {@link rankingPeriods}. */
export type RankingPeriod = (typeof rankingPeriods)[number]

/** The criteria for ranking collections. */
export const rankingSorts = ['volume', 'sales', 'floor', 'owners', 'listed'] as const
/** One of {@link rankingSorts}. */
export type RankingSort = (typeof rankingSorts)[number]

/** A collection with its activity within a period. Amounts are in the native currency's smallest unit. */
export type RankedCollection = {
  collection: Collection
  /** What sales in the native currency and its wrapped form came to. */
  volume: bigint
  sales: number
  /** The volume of the stretch of the same length before; absent over all time. */
  volumeBefore?: bigint
  /** The floor at the beginning, where the market had one then and knows it. */
  floorBefore?: { price: bigint; currency: Currency }
}
