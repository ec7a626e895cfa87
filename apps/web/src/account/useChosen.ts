import type { AnyOrder } from '@souk/market'
import { useState } from 'react'
import type { Hex } from 'viem'

/** Keeps the selection among some orders. Nothing is selected at first. */
export function useChosen<order extends Pick<AnyOrder, 'orderHash'>>(orders: readonly order[] = []) {
  const [chosen, setChosen] = useState<ReadonlySet<Hex>>(new Set())
  const toggle = (orderHash: Hex) => {
    const next = new Set(chosen)
    if (!next.delete(orderHash)) next.add(orderHash)
    setChosen(next)
  }
  const choose = (some: readonly order[]) => setChosen(new Set(some.map(({ orderHash }) => orderHash)))
  return { chosen, picked: orders.filter(({ orderHash }) => chosen.has(orderHash)), toggle, choose }
}
