/** The stretches of time that a collection's history is read over, each ending now. */
export const historyPeriods = ['1d', '7d', '30d', '90d', '1y', 'all'] as const
/** One of {@link historyPeriods}. */
export type HistoryPeriod = (typeof historyPeriods)[number]

/** The history of a collection, in intervals of one length. Amounts are in the native currency's smallest unit. */
export type CollectionHistory = {
  /** Seconds that each step is long: an hour, a day or a week. */
  stepSeconds: number
  /** Every step of the stretch, in order of time, also those in which nothing happened. */
  steps: readonly HistoryStep[]
}

/** One step of a {@link CollectionHistory}. */
export type HistoryStep = {
  /** When it begins: Unix time in seconds. */
  at: bigint
  /** What sales in the native currency and its wrapped form came to. */
  volume: bigint
  sales: number
  /** Of one sale, on average; absent without a sale. */
  average?: bigint
  /** The lowest price that was paid for one unit; absent without a sale. */
  lowest?: bigint
  /** The floor at the step's end; absent where nothing was for sale, or the market does not know. */
  floor?: bigint
}
