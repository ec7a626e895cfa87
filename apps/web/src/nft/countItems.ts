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
