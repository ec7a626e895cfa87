import type { RankedCollection } from '@souk/market'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'

/**
 * Calculates how much the floor changed, as a share: 0.5 means half more.
 *
 * @returns `undefined` when either floor is unknown, or their currencies differ.
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
