import type { MarketOrder } from '@souk/market'

/**
 * Returns the price of the units that an order can still trade, in the currency's smallest unit. Others may have filled
 * a part of it.
 *
 * @example
 * priceLeft({ price: 10n, remaining: 2n, total: 5n }) // → 4n
 */
export function priceLeft({ price, remaining, total }: priceLeft.Order): bigint {
  return (price * remaining + total - 1n) / total
}

export declare namespace priceLeft {
  type Order = Pick<MarketOrder, 'price' | 'remaining' | 'total'>
}
