import { Order } from '@souk/seaport'
import type { Hex } from 'viem'

/** A signed order that has not reached the market yet. The signature binds whether or not anybody has seen it. */
export type SavedOrder = { orderHash: Hex; chainId: number; order: Order.Order }

const key = 'souk.unsent.1'

/** The part of `localStorage` that is used, so that tests can bring their own. */
export type OrderStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Keeps a signed order until it is known to be at the market.
 *
 * Called between the signature and the post: a signature given and then lost could still be used by whoever saw it,
 * while its maker believes there is no listing.
 */
export function saveOrder(storage: OrderStorage, saved: SavedOrder): void {
  const others = getSavedOrders(storage).filter((other) => other.orderHash !== saved.orderHash)
  write(storage, [...others, saved])
}

/** Forgets an order that arrived or is not wanted any more. */
export function dropSavedOrder(storage: OrderStorage, orderHash: Hex): void {
  write(
    storage,
    getSavedOrders(storage).filter((saved) => saved.orderHash !== orderHash),
  )
}

/** Reads the orders that were signed and not sent. What cannot be read is left where it is and not shown. */
export function getSavedOrders(storage: OrderStorage): readonly SavedOrder[] {
  const list: unknown = JSON.parse(storage.getItem(key) ?? '[]')
  return Array.isArray(list) ? list.flatMap(decode) : []
}

function write(storage: OrderStorage, orders: readonly SavedOrder[]): void {
  const list = orders.map(({ order, ...rest }) => ({ ...rest, order: Order.serialize(order) }))
  storage.setItem(key, JSON.stringify(list))
}

function decode(value: { orderHash?: unknown; chainId?: unknown; order?: unknown }): SavedOrder[] {
  if (typeof value?.chainId !== 'number') return []
  const order = Order.parse(value.order)
  return [{ orderHash: Order.hash(order.parameters), chainId: value.chainId, order }]
}
