import type { AnyOrder } from '@souk/market'
import { useOrdersByHash } from '@souk/react'

/** Keeps up to date how much of each order is left, while others may fill a part of it. */
export function useLiveOrders(orders: readonly AnyOrder[]): readonly AnyOrder[] {
  const orderHashes = orders.filter(({ total }) => total > 1n).map(({ orderHash }) => orderHash)
  const { data } = useOrdersByHash(orderHashes.length > 0 ? { orderHashes } : undefined)
  const newest = new Map(data?.map((order) => [order.orderHash, order]))
  return orders.map((order) => newest.get(order.orderHash) ?? order)
}
