import type { AnyOrder } from '@souk/market'
import { isCriteria, isCurrency } from '@souk/seaport'

type Item = AnyOrder['order']['parameters']['consideration'][number]

/** Returns the item that an offer wants; `undefined` for other orders, and for offers on any item. */
export function wantedItem(order: AnyOrder | undefined): Item | undefined {
  return order?.side === 'bid' ? order.order.parameters.consideration.find(isToken) : undefined
}

function isToken(item: Item): boolean {
  return !isCurrency(item) && !isCriteria(item)
}
