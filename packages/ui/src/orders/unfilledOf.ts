import type { MarketOrder } from '@souk/market'

/**
 * Returns how many units of an order nobody has filled: what is signed and open, whether or not its maker can give it now.
 *
 * @example
 * unfilledOf({ remaining: 2n, unfilled: 4n }) // → 4n
 */
export function unfilledOf({
  remaining,
  unfilled = remaining,
}: Pick<MarketOrder, 'remaining' | 'unfilled'>): bigint {
  return unfilled
}
