import type { MarketOrder } from '@souk/market'
import { Fraction, Order } from '@souk/seaport'

/** How many pieces of an edition change hands at least: the amounts of an order may not divide into single ones. */
export function lotOf({ order, total }: Pick<MarketOrder, 'order' | 'total'>): bigint {
  const { parameters } = order
  return Order.allowsPartialFills(parameters) ? total / Fraction.units(parameters) : total
}
