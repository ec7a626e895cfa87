import type { Collection } from '@souk/market'

/**
 * Counts the different items of a collection, as the total for trait frequencies.
 *
 * The supply of an edition counts units, not items. There, every item has a value of the most common trait.
 */
export function countItems(collection: Pick<Collection, 'standard' | 'stats' | 'traits'>): number {
  if (collection.standard === 'erc721') return Number(collection.stats.totalSupply)
  const perType = Object.values(collection.traits).map((values) =>
    Object.values(values).reduce((sum, count) => sum + count, 0),
  )
  return Math.max(0, ...perType)
}

/**
 * Counts the items of a list: those of the whole collection, or those that were read so far.
 *
 * While names and traits are still being read, the items of an edition are not all counted. The list itself then says
 * more.
 *
 * @returns `isLeast`: whether there may be more.
 *
 * @example
 * countShown(collection, { shown: 50, hasMore: true, isNarrowed: false }) // → { count: 700, isLeast: false }
 */
export function countShown(
  collection: Pick<Collection, 'standard' | 'stats' | 'traits'>,
  { shown, hasMore, isNarrowed }: { shown: number; hasMore: boolean; isNarrowed: boolean },
): { count: number; isLeast: boolean } {
  if (!hasMore) return { count: shown, isLeast: false }
  const known = isNarrowed ? 0 : countItems(collection)
  return known > shown ? { count: known, isLeast: false } : { count: shown, isLeast: true }
}
