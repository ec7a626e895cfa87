import type { Flow } from '@souk/react'
import { useEffect, useRef, useState } from 'react'
import type { ApprovalPreset } from '../../preferences/approvalScope.js'
import type { ApprovalSize } from './ApprovalSize.js'

/**
 * Prepares a trade again when the visitor changes the size of its approvals in the review. The review stays in view
 * meanwhile.
 */
export function useApprovalChange<plan extends Flow.Plan, outcome>({
  state,
  approval,
  onRetry,
}: useApprovalChange.Options<plan, outcome>): {
  shown: Flow.State<plan, outcome>
  size: ApprovalSize | undefined
} {
  const [kept, setKept] = useState<plan>()
  const scope = approval?.scope
  const prepared = useRef(scope)
  const { status } = state
  useEffect(() => {
    if (prepared.current === scope) return
    prepared.current = scope
    onRetry()
  }, [scope, onRetry])
  useEffect(() => {
    if (status !== 'preparing') setKept(undefined)
  }, [status])
  const isChanging = kept !== undefined && status === 'preparing'
  const size = approval && {
    scope: approval.scope,
    onScope: (next: ApprovalPreset) => {
      if (state.status === 'ready') setKept(state.plan)
      approval.onScope(next)
    },
    isChanging,
  }
  return { shown: isChanging ? { status: 'ready', plan: kept } : state, size }
}

export declare namespace useApprovalChange {
  type Options<plan extends Flow.Plan, outcome> = {
    state: Flow.State<plan, outcome>
    /** Absent if the trade never needs an approval whose size can be chosen. */
    approval?: Pick<ApprovalSize, 'scope' | 'onScope'> | undefined
    /** Prepares the trade again. */
    onRetry: () => void
  }
}
