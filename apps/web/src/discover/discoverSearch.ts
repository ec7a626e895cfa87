import type { RankingPeriod, RankingSort } from '@souk/market'

/** What the address bar says about the front page. */
export type DiscoverSearch = {
  period?: Exclude<RankingPeriod, '1d'>
  sort?: Exclude<RankingSort, 'volume'>
  direction?: 'asc'
  watched?: true
}

/** By their wire names; written here, so that the frame does not load the market's own list at first. */
const periods = ['7d', '30d', 'all'] as const
const sorts = ['sales', 'floor', 'owners', 'listed'] as const

/** Reads the address bar. What it does not know is left out, so a mistyped link still opens the page. */
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

/** What the address bar says of a column whose heading was pressed: another one the highest first, the same turned around. */
export function sortedBy(search: DiscoverSearch, column: RankingSort): Partial<DiscoverSearch> {
  const isSame = (search.sort ?? 'volume') === column
  return {
    sort: column === 'volume' ? undefined : column,
    direction: isSame && search.direction === undefined ? 'asc' : undefined,
  }
}
