import type { RankingPeriod, RankingSort } from '@souk/market'

/** The search parameters of the front page. */
export type DiscoverSearch = {
  period?: Exclude<RankingPeriod, '1d'>
  sort?: Exclude<RankingSort, 'volume'>
  direction?: 'asc'
  watched?: true
}

/** The wire names; repeated here so that the shell does not load the market's list at the start. */
const periods = ['7d', '30d', 'all'] as const
const sorts = ['sales', 'floor', 'owners', 'listed'] as const

/** Parses the search parameters. Leaves out unknown values, so that a mistyped link still opens the page. */
export function parseDiscoverSearch(search: Record<string, unknown>): DiscoverSearch {
  const period = periods.find((known) => known === search.period)
  const sort = sorts.find((known) => known === search.sort)
  return {
    ...(period ? { period } : {}),
    ...(sort ? { sort } : {}),
    ...(search.direction === 'asc' ? { direction: 'asc' } : {}),
    ...(search.watched === true ? { watched: true } : {}),
  }
}

/**
 * Returns the search parameters after a click on a column's heading: another column sorts highest first, the same one
 * reverses.
 */
export function sortedBy(search: DiscoverSearch, column: RankingSort): Partial<DiscoverSearch> {
  const isSame = (search.sort ?? 'volume') === column
  return {
    sort: column === 'volume' ? undefined : column,
    direction: isSame && search.direction === undefined ? 'asc' : undefined,
  }
}
