import { chooseSales } from '@souk/ui/parts/orders/chooseSales.js'
import { useCallback, useState } from 'react'
import type { Hex } from 'viem'
import type { Received } from './received.js'

/** Keeps the selection among offers received, and chooses an item for each. */
export function usePickedOffers(rows: readonly Received[], account: string) {
  const [picked, setPicked] = useState<ReadonlySet<Hex>>(new Set())
  const toggle = (orderHash: Hex) => {
    const next = new Set(picked)
    if (!next.delete(orderHash)) next.add(orderHash)
    setPicked(next)
  }
  const clear = useCallback(() => setPicked(new Set()), [])
  const candidates = rows.filter(({ offer }) => picked.has(offer.orderHash))
  const { sales, left } = chooseSales(candidates, { account })
  return { picked, toggle, clear, sales, left: left.length }
}
