import type { MarketOrder } from '@souk/market'
import { useFlows } from '@souk/react'
import type { Hex } from 'viem'
import { isSameAddress } from '../../format/formatAddress.js'
import { listingObstacle } from './obstacle.js'
import type { ProblemName } from './problemOf.js'
import { useUnderWay } from './useUnderWay.js'

/**
 * Returns the obstacle of a trade, and the trades of this browser that fill the same order right now, as texts.
 *
 * Of an order that is filled as a whole, the obstacle is what these trades make of it: `doneHere` in place of “someone else
 * was first” where one of them filled it, also before the market tells so, and `runningHere` while one of them fills it.
 *
 * @example
 * useDoneHere(swap, 'taken') // → { obstacle: 'doneHere', underWay: [] }
 */
export function useDoneHere(
  { orderHash, total }: { orderHash?: Hex; total?: bigint },
  obstacle: ProblemName | undefined,
): useDoneHere.Result {
  const { flows } = useFlows()
  const trades = useUnderWay([orderHash])
  const isByFill = obstacle === 'sold' || obstacle === 'taken' || (obstacle === undefined && total === 1n)
  if (!isByFill) return { obstacle, underWay: trades }
  const isDone = flows.some(
    ({ record }) => record.status === 'done' && record.orderHashes?.some((hash) => hash === orderHash),
  )
  if (isDone) return { obstacle: 'doneHere', underWay: [] }
  const isRunning = total === 1n && trades.length > 0
  return { obstacle: isRunning ? 'runningHere' : obstacle, underWay: trades }
}

export declare namespace useDoneHere {
  type Result = { obstacle: ProblemName | undefined; underWay: readonly string[] }
}

/** Returns why an account cannot buy a listing, from its current state, and the purchases of it that run. */
export function useListingObstacle(order: MarketOrder, account: string | undefined): useDoneHere.Result {
  return useDoneHere(order, listingObstacle(order, { isOwn: isSameAddress(order.maker, account) }))
}
