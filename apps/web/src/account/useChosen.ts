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
  const picked = orders.filter(({ orderHash }) => chosen.has(orderHash))
  /** The ways to choose among some of them, and what to do with the chosen ones. */
  const choiceOf = (all: readonly order[], onCancel: (picked: readonly order[]) => void) => ({
    count: picked.length,
    onAll: () => choose(all),
    onNone: () => choose([]),
    onCancel: () => onCancel(picked),
  })
  return { chosen, toggle, choiceOf }
}
