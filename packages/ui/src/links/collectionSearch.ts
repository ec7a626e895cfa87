/** The tabs of a collection's page. */
export const collectionTabs = ['items', 'offers', 'activity', 'holders', 'charts'] as const
type CollectionTab = (typeof collectionTabs)[number]

/** The periods of the charts. */
export const chartPeriods = ['1d', '7d', '30d', '90d', '1y', 'all'] as const
export type ChartPeriod = (typeof chartPeriods)[number]

/** The sorts besides the default one, cheapest first. */
export const chosenSorts = ['price-down', 'recent', 'ending', 'rarity', 'id'] as const

/** The search parameters of a collection page. Defaults are left out. */
export type CollectionSearch = {
  tab?: Exclude<CollectionTab, 'items'>
  sort?: (typeof chosenSorts)[number]
  view?: 'list'
  listed?: true
  /** Only items on auction. The sort `ending` implies it. */
  auction?: true
  q?: string
  /** `Type:Value` pairs. Values of one type are alternatives, types narrow each other. */
  traits?: string[]
  /** As typed, for one unit. */
  min?: string
  max?: string
  /** The address of the prices' currency. @default the market's first */
  currency?: string
  period?: ChartPeriod
}

/** Changes the search parameters. */
export type SearchChange = (change: Partial<CollectionSearch>) => void

/** Parses the search parameters. Leaves out unknown values, so that a mistyped link still opens the page. */
export function parseCollectionSearch(search: Record<string, unknown>): CollectionSearch {
  const tab = collectionTabs.find((known) => known === search.tab)
  const sort = chosenSorts.find((known) => known === search.sort)
  const period = chartPeriods.find((known) => known === search.period)
  const traits = Array.isArray(search.traits)
    ? search.traits.filter((trait): trait is string => typeof trait === 'string' && trait.includes(':'))
    : []
  const { min, max, currency } = search
  return {
    ...(tab && tab !== 'items' ? { tab } : {}),
    ...(sort ? { sort } : {}),
    ...(search.view === 'list' ? { view: 'list' } : {}),
    ...(search.listed === true ? { listed: true } : {}),
    ...(search.auction === true ? { auction: true } : {}),
    ...(search.q === undefined || search.q === '' ? {} : { q: String(search.q).slice(0, 200) }),
    ...(traits.length > 0 ? { traits } : {}),
    ...(isTyped(min) ? { min: String(min) } : {}),
    ...(isTyped(max) ? { max: String(max) } : {}),
    ...(typeof currency === 'string' && /^0x[0-9a-fA-F]{40}$/.test(currency) ? { currency } : {}),
    ...(period ? { period } : {}),
  }
}

function isTyped(value: unknown): boolean {
  return (typeof value === 'string' && value !== '' && value.length <= 40) || typeof value === 'number'
}

/** Counts the active filters. Each trait is one. */
export function countFilters({
  q,
  listed,
  traits = [],
  min,
  max,
  currency,
  ...search
}: CollectionSearch): number {
  const others = [q, listed, min, max, currency].filter((choice) => choice !== undefined)
  return others.length + traits.length + (isAuctions(search) ? 1 : 0)
}

/** Tells whether any filter is active. */
export function isNarrowed(search: CollectionSearch): boolean {
  return countFilters(search) > 0
}

/** Tells whether only items on auction are shown. */
export function isAuctions({ auction, sort }: Pick<CollectionSearch, 'auction' | 'sort'>): boolean {
  return auction === true || sort === 'ending'
}

/**
 * Returns the change that shows items on auction, those that end next first, or no longer only those. An item on auction
 * can rarely be bought at once, so that this ends the other filter.
 */
export function toAuctions(
  { sort }: Pick<CollectionSearch, 'sort'>,
  { isWanted }: { isWanted: boolean },
): Partial<CollectionSearch> {
  return isWanted
    ? { auction: true, listed: undefined, sort: sort ?? 'ending' }
    : { auction: undefined, sort: sort === 'ending' ? undefined : sort }
}

/** Returns the change that shows items that can be bought at once, or no longer only those. */
export function toListed(
  search: Pick<CollectionSearch, 'sort'>,
  { isWanted }: { isWanted: boolean },
): Partial<CollectionSearch> {
  return isWanted ? { ...toAuctions(search, { isWanted: false }), listed: true } : { listed: undefined }
}

/** Returns the change that removes all filters. */
export function widestOf(search: Pick<CollectionSearch, 'sort'>): Partial<CollectionSearch> {
  return { ...widest, ...toAuctions(search, { isWanted: false }) }
}

const widest = {
  q: undefined,
  listed: undefined,
  auction: undefined,
  traits: undefined,
  min: undefined,
  max: undefined,
  currency: undefined,
} satisfies Partial<CollectionSearch>

/** Tells whether a list is sorted by price, as it is by default. */
export function isByPrice({ sort }: Pick<CollectionSearch, 'sort'>): boolean {
  return sort === undefined || sort === 'price-down'
}
