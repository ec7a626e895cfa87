import type { AnyOrder, MarketOrder } from '@souk/market'
import { useOrders } from '@souk/react'

/** Reads the other listings through which the item of a listing is still for sale, sets included. */
export function useOtherListings(order: AnyOrder | undefined): readonly MarketOrder[] {
  const [item] = order?.side === 'ask' ? order.order.parameters.offer : []
  const { data } = useOrders(
    order &&
      item && {
        side: 'ask',
        maker: order.maker,
        contract: item.token,
        tokenIds: [item.identifierOrCriteria],
        includeBundled: true,
        limit: 50,
      },
  )
  const orders = data?.pages.flatMap((page) => page.orders) ?? []
  return orders.filter(({ status, orderHash }) => status === 'active' && orderHash !== order?.orderHash)
}
