import { use, useCallback, useLayoutEffect, useState } from 'react'
import { type PlanState, PlanStateContext } from './PlanState.js'

/**
 * Keeps the button of the open review busy while a part of the review is still being read, so that nobody agrees to
 * what is not said yet.
 *
 * @example
 * useHoldReview(orders.isPending)
 */
export function useHoldReview(isPending: boolean): void {
  const { hold } = use(PlanStateContext)
  // Before the browser paints, so that the button cannot be pressed in between.
  useLayoutEffect(() => (isPending ? hold() : undefined), [isPending, hold])
}

/** Counts the parts of the open review that are still being read. */
export function useHolds(): Pick<PlanState, 'hold' | 'isReading'> {
  const [held, setHeld] = useState(0)
  const hold = useCallback(() => {
    setHeld((count) => count + 1)
    return () => setHeld((count) => count - 1)
  }, [])
  return { hold, isReading: held > 0 }
}
