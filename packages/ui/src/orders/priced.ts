import type { AnyOrder, MarketOrder } from '@souk/market'

/** Returns an order that has a price: a listing or an offer. A swap has none. */
export function priced(order: AnyOrder | undefined): MarketOrder | undefined {
  return order?.side === 'swap' ? undefined : order
}
