import type { RankedCollection } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'

/**
 * How much the floor moved, as a share: 0.5 is half more.
 *
 * @returns Nothing where one of both is not known, or they are in different currencies.
 *
 * @example
 * floorChange({ collection, floorBefore: { price: 2n, currency } }) // → 0.5 when it is 3 now
 */
export function floorChange({
  collection,
  floorBefore: before,
}: Pick<RankedCollection, 'collection' | 'floorBefore'>): number | undefined {
  const { floor } = collection.stats
  if (!floor || !before || before.price === 0n) return undefined
  if (!isSameAddress(floor.currency.address, before.currency.address)) return undefined
  return Number(((floor.price - before.price) * 10_000n) / before.price) / 10_000
}
