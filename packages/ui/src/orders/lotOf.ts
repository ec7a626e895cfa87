import type { MarketOrder } from '@souk/market'
import { Fraction, Order } from '@souk/seaport'

/** Returns the smallest number of units that an order can sell: its amounts may not divide into single units. */
export function lotOf({ order, total }: Pick<MarketOrder, 'order' | 'total'>): bigint {
  const { parameters } = order
  return Order.allowsPartialFills(parameters) ? total / Fraction.units(parameters) : total
}
