import type { Nft } from '@souk/market'
import { useCart } from '@souk/react'
import { useState } from 'react'
import { useInfo } from '../market/useInfo.js'
import { toCartLine } from './toCartLine.js'

/** Adds the cheapest listings of several items to the cart, and tells how many it added last. */
export function useAddToCart(): { added: number | undefined; addAll: (nfts: readonly Nft[]) => void } {
  const { chainId } = useInfo()
  const { add } = useCart()
  const [added, setAdded] = useState<number>()
  const addAll = (nfts: readonly Nft[]) => {
    const lines = nfts.flatMap((nft) => toCartLine(nft, { chainId, addedAt: new Date() }) ?? [])
    for (const line of lines) add(line)
    setAdded(lines.length)
  }
  return { added, addAll }
}
