import { useEffect } from 'react'
import type { NameIssue } from './useAddressNames.js'

/** Leaves a review when the name of its account leads elsewhere, so that the form can say so. */
export function useLeaveReview(
  nameIssue: NameIssue | undefined,
  flow: { state: { status: string }; reset: () => void },
): void {
  const { reset } = flow
  const isLost = nameIssue === 'nameMoved' && flow.state.status === 'ready'
  useEffect(() => {
    if (isLost) reset()
  }, [isLost, reset])
}
