/** The tabs of a portfolio. */
export const portfolioTabs = [
  'items',
  'received',
  'listings',
  'made',
  'approvals',
  'activity',
  'watchlist',
] as const
export type PortfolioTab = (typeof portfolioTabs)[number]

/** `recent` is the market's order: by collection, then by number. */
export const shelfSorts = ['recent', 'name', 'floor', 'rarity', 'price'] as const
export type ShelfSort = (typeof shelfSorts)[number]

/** The search parameters of a portfolio; defaults are left out. */
export type PortfolioSearch = { tab?: PortfolioTab; q?: string; sort?: ShelfSort; collection?: string }

/**
 * Parses the search parameters of a portfolio. Leaves out unknown values.
 *
 * @example
 * parsePortfolioSearch({ tab: 'made', sort: 'nonsense' }) // → { tab: 'made' }
 */
export function parsePortfolioSearch(raw: Record<string, unknown>): PortfolioSearch {
  const tab = portfolioTabs.find((one) => one === raw.tab)
  const sort = shelfSorts.find((one) => one === raw.sort)
  const text = (value: unknown) =>
    (typeof value === 'string' || typeof value === 'number') && value !== ''
      ? String(value).slice(0, 100)
      : undefined
  const [q, collection] = [text(raw.q), text(raw.collection)]
  return {
    ...(tab && tab !== 'items' ? { tab } : {}),
    ...(q ? { q } : {}),
    ...(sort && sort !== 'recent' ? { sort } : {}),
    ...(collection ? { collection } : {}),
  }
}
