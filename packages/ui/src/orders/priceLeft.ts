import type { MarketOrder } from '@souk/market'
import { unfilledOf } from './unfilledOf.js'

/**
 * Returns the price of the units that an order can trade now, in the currency's smallest unit. Others may have filled
 * a part of it, and its maker may hold less than the rest.
 *
 * @example
 * priceLeft({ price: 10n, remaining: 2n, total: 5n }) // → 4n
 */
export function priceLeft({ price, remaining, total }: priceLeft.Order): bigint {
  return (price * remaining + total - 1n) / total
}

/**
 * Returns the price of the units that an order can trade once its maker has what they need: what is signed and not filled.
 *
 * @example
 * priceSigned({ price: 10n, remaining: 2n, unfilled: 4n, total: 5n }) // → 8n
 */
export function priceSigned(order: priceSigned.Order): bigint {
  return priceLeft({ ...order, remaining: unfilledOf(order) })
}

export declare namespace priceSigned {
  type Order = priceLeft.Order & Pick<MarketOrder, 'unfilled'>
}

export declare namespace priceLeft {
  type Order = Pick<MarketOrder, 'price' | 'remaining' | 'total'>
}
