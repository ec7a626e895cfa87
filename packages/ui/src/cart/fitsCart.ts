import type { MarketOrder } from '@souk/market'

/**
 * Returns whether a listing can be bought together with others. A price that falls would change between adding it and
 * paying. The exchange fills a reserved listing only by itself, against an order of its buyer.
 */
export function fitsCart({ taker, type }: Pick<MarketOrder, 'taker' | 'type'>): boolean {
  return taker === undefined && type !== 'dutch'
}
