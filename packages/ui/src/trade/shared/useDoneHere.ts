import type { MarketOrder } from '@souk/market'
import { useFlows } from '@souk/react'
import type { Hex } from 'viem'
import { underWay } from '../../flows/underWay.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { listingObstacle } from './obstacle.js'
import type { ProblemName } from './problemOf.js'

/**
 * Returns the obstacle of a trade, or what the visitor's other trades of this browser make of an order that is filled as a
 * whole: `doneHere` in place of “someone else was first” where one of them filled it, also before the market tells so, and
 * `runningHere` while one of them fills it.
 *
 * @example
 * useDoneHere(swap, 'taken') // → 'doneHere'
 */
export function useDoneHere(
  { orderHash, total }: { orderHash?: Hex; total?: bigint },
  obstacle: ProblemName | undefined,
): ProblemName | undefined {
  const { flows } = useFlows()
  const isByFill = obstacle === 'sold' || obstacle === 'taken' || (obstacle === undefined && total === 1n)
  if (!isByFill) return obstacle
  const isDone = flows.some(
    ({ record }) => record.status === 'done' && record.orderHashes?.some((hash) => hash === orderHash),
  )
  if (isDone) return 'doneHere'
  return total === 1n && underWay(flows, [orderHash]).length > 0 ? 'runningHere' : obstacle
}

/** Returns why an account cannot buy a listing, from its current state. */
export function useListingObstacle(order: MarketOrder, account: string | undefined): ProblemName | undefined {
  return useDoneHere(order, listingObstacle(order, { isOwn: isSameAddress(order.maker, account) }))
}
