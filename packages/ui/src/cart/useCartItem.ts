import type { Nft } from '@souk/market'
import { Cart, useCart } from '@souk/react'
import { useInfo } from '../market/useInfo.js'
import { toCartLine } from './toCartLine.js'

/** Adds an item's cheapest listing to the cart and removes it. */
export function useCartItem(nft: Pick<Nft, 'contract' | 'tokenId' | 'listing'>): {
  has: boolean
  toggle: () => void
} {
  const { chainId } = useInfo()
  const { cart, add, remove } = useCart()
  const line = toCartLine(nft, { chainId, addedAt: new Date() })
  const has = line !== undefined && Cart.has(cart, line)
  const toggle = () => {
    if (!line) return
    if (has) remove([line])
    else add(line)
  }
  return { has, toggle }
}
