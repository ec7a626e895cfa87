import { useFlows } from '@souk/react'
import type { Hex } from 'viem'
import type { ProblemName } from './problemOf.js'

/**
 * Returns a function that replaces “someone else was first” where the visitor filled the order in another window of
 * this browser.
 *
 * @example
 * const doneHere = useDoneHere()
 * doneHere(order, listingObstacle(order, { isOwn })) // → 'doneHere'
 */
export function useDoneHere(): (
  order: { orderHash?: Hex },
  obstacle: ProblemName | undefined,
) => ProblemName | undefined {
  const { flows } = useFlows()
  return ({ orderHash }, obstacle) => {
    if (obstacle !== 'sold' && obstacle !== 'taken') return obstacle
    const isDone = flows.some(
      ({ record }) => record.status === 'done' && record.orderHashes?.some((hash) => hash === orderHash),
    )
    return isDone ? 'doneHere' : obstacle
  }
}
