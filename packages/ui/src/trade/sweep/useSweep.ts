import { Cart, useCart, useFulfillOrders } from '@souk/react'
import { useCallback, useEffect, useState } from 'react'
import { isSameAddress } from '../../format/formatAddress.js'
import { useGuard } from '../../guard/useGuard.js'
import type { useTradeFacts } from '../shared/useTradeFacts.js'
import { useUnderWay } from '../shared/useUnderWay.js'
import { toSweep } from './toSweep.js'
import { useSweepFacts } from './useSweepFacts.js'

/** Checks the cart's items, buys them, and removes the bought ones from the cart. */
export function useSweep(
  group: Cart.Group,
  { words, exactApproval }: Pick<ReturnType<typeof useTradeFacts>, 'words' | 'exactApproval'>,
) {
  const flow = useFulfillOrders()
  const { prepare, state } = flow
  const { cart, drop } = useCart()
  // A sweep of a collection's floor does not come from the cart.
  const [isOfCart] = useState(() => group.lines.some((line) => Cart.has(cart, line)))
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
  const others = isOfCart ? Cart.groups(cart).filter((other) => isOther(other, group)) : []
  const underWay = useUnderWay(group.lines.map(({ orderHash }) => orderHash))
  return { flow, check, nfts, others, underWay, left: isOfCart ? cart.lines.length : 0 }
}

/** Tells whether another transaction on the same chain can buy a group of the cart. */
function isOther(other: Cart.Group, { chainId, currency }: Cart.Group): boolean {
  return other.chainId === chainId && !isSameAddress(other.currency, currency)
}
