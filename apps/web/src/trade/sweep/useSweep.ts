import { type Cart, useCart, useFulfillOrders } from '@souk/react'
import { useCallback, useEffect } from 'react'
import { useGuard } from '../../guard/useGuard.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { toSweep } from './toSweep.js'
import { useSweepFacts } from './useSweepFacts.js'

/** Checks the cart's items, buys them, and removes the bought ones from the cart. */
export function useSweep(
  group: Cart.Group,
  { words, exactApproval }: Pick<ReturnType<typeof useTradeFacts>, 'words' | 'exactApproval'>,
) {
  const flow = useFulfillOrders()
  const { prepare, state } = flow
  const { drop } = useCart()
  const { nfts, collections, isPending } = useSweepFacts(group)
  const guard = useGuard({ collections, ...(nfts ? { nfts } : {}) })
  const title = words.cart.upTo(group.lines.length)
  const check = useCallback(
    () => prepare({ ...toSweep(group), exactApproval, ...guard() }, { title }),
    [prepare, group, exactApproval, guard, title],
  )
  // The guard uses the market's prices.
  useEffect(() => {
    if (!isPending) check()
  }, [check, isPending])
  const filled = state.status === 'done' ? state.outcome.filled : undefined
  // Bought items leave the cart, without an undo.
  useEffect(() => {
    if (filled) drop(filled.map(({ orderHash }) => ({ chainId: group.chainId, orderHash })))
  }, [filled, drop, group.chainId])
  return { flow, check, nfts }
}
