import type { MarketOrder } from '@souk/market'
import { Cart, useCart } from '@souk/react'
import { useInfo } from '../market/useInfo.js'
import { fitsCart } from './fitsCart.js'

/** Adds a listing to the cart and removes it. `onCart` is absent for a listing that does not fit into the cart. */
export function useCartToggle(order: MarketOrder | undefined): {
  inCart: boolean
  onCart: (() => void) | undefined
} {
  const { chainId } = useInfo()
  const { cart, add, remove } = useCart()
  if (!order || !fitsCart(order)) return { inCart: false, onCart: undefined }
  const id = { chainId, orderHash: order.orderHash }
  const inCart = Cart.has(cart, id)
  const onCart = () => (inCart ? remove([id]) : add(Cart.toLine(order, { chainId, addedAt: new Date() })))
  return { inCart, onCart }
}
