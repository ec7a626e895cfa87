/** The periods of a collection's history. Each ends now. */
export const historyPeriods = ['1d', '7d', '30d', '90d', '1y', 'all'] as const
/** One of {@link historyPeriods}. */
export type HistoryPeriod = (typeof historyPeriods)[number]

/** The history of a collection, in intervals of one length. Amounts are in the native currency's smallest unit. */
export type CollectionHistory = {
  /** The length of each interval in seconds: an hour, a day or a week. */
  stepSeconds: number
  /** All intervals in order of time, including those without activity. */
  steps: readonly HistoryStep[]
}

/** One interval of a {@link CollectionHistory}. */
export type HistoryStep = {
  /** The start of the interval: Unix time in seconds. */
  at: bigint
  /** The total of sales in the native currency and its wrapped form. */
  volume: bigint
  sales: number
  /** The average price of a sale. Absent without a sale. */
  average?: bigint
  /** The lowest price paid for one unit. Absent without a sale. */
  lowest?: bigint
  /** The floor at the end of the interval. Absent if nothing was for sale or the market does not know. */
  floor?: bigint
}
