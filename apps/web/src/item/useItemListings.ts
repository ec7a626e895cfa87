import type { MarketOrder } from '@souk/market'
import { useOrders } from '@souk/react'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { isOpen } from '@souk/ui/parts/orders/listings.js'
import type { Address } from 'viem'

/**
 * Reads all active listings, and the visitor's own even if inactive, since those are risky; `undefined` until they are
 * read.
 */
export function useItemListings(
  contract: Address,
  tokenId: bigint,
  account: Address | undefined,
): readonly MarketOrder[] | undefined {
  const about = { side: 'ask', contract, tokenIds: [tokenId], limit: 50 } as const
  const live = useOrders({ ...about, orderBy: 'eth_price', orderDirection: 'asc' })
  const own = useOrders(account && { ...about, maker: account })
  if (!live.data || (account && !own.data)) return undefined
  const orders = live.data.pages.flatMap((page) => page.orders)
  const known = new Set(orders.map((order) => order.orderHash))
  const others = own.data?.pages.flatMap((page) => page.orders) ?? []
  return [
    ...orders,
    ...others.filter(
      (order) => isSameAddress(order.maker, account) && !known.has(order.orderHash) && isOpen(order),
    ),
  ]
}
