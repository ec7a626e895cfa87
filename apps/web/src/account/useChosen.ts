import type { AnyOrder } from '@souk/market'
import { useState } from 'react'
import type { Hex } from 'viem'

/** Keeps the selection among some orders. */
export function useChosen<order extends Pick<AnyOrder, 'orderHash'>>(orders: readonly order[] = []) {
  const [chosen, setChosen] = useState<ReadonlySet<Hex>>(new Set())
  const toggle = (orderHash: Hex) => {
    const next = new Set(chosen)
    if (!next.delete(orderHash)) next.add(orderHash)
    setChosen(next)
  }
  return { chosen, picked: orders.filter(({ orderHash }) => chosen.has(orderHash)), toggle }
}
