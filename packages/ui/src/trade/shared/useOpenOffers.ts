import type { MarketOrder } from '@souk/market'
import { useOrders } from '@souk/react'
import type { Address } from 'viem'

/** Reads the visitor's open offers, which the same balance covers. */
export function useOpenOffers(maker: Address | undefined): readonly MarketOrder[] {
  const { data } = useOrders(maker && { side: 'bid', maker, limit: 50 })
  const orders = data?.pages.flatMap((page) => page.orders) ?? []
  return orders.filter(({ status }) => status === 'active')
}
