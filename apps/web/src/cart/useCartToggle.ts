import type { MarketOrder } from '@souk/market'
import { Cart, useCart } from '@souk/react'
import { useInfo } from '../market/useInfo.js'

/** Adds listings to the cart and removes them. */
export function useCartToggle() {
  const { chainId } = useInfo()
  const { cart, add, remove } = useCart()
  const has = ({ orderHash }: Pick<MarketOrder, 'orderHash'>) => Cart.has(cart, { chainId, orderHash })
  const toggle = (order: MarketOrder) => {
    if (has(order)) remove([{ chainId, orderHash: order.orderHash }])
    else add(Cart.toLine(order, { chainId, addedAt: new Date() }))
  }
  return { has, toggle }
}
