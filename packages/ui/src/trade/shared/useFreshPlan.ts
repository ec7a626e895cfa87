import type { Flow } from '@souk/react'
import { useEffect, useRef, useState } from 'react'
import type { ApprovalPreset } from '../../preferences/approvalScope.js'
import type { ApprovalSize } from './ApprovalSize.js'
import type { PlanState } from './PlanState.js'
import type { ProblemName } from './problemOf.js'
import { useOtherTrades } from './useOtherTrades.js'

/**
 * Prepares a trade again while its review is open: when the visitor changes the size of its approvals, and when another
 * trade of this browser has ended. The review stays in view meanwhile.
 */
export function useFreshPlan<plan extends Flow.Plan, outcome>({
  state,
  approval,
  obstacle,
  onRetry,
}: useFreshPlan.Options<plan, outcome>): {
  shown: Flow.State<plan, outcome>
  size: ApprovalSize | undefined
  planState: Pick<PlanState, 'isChanging' | 'isHeld'>
} {
  const [kept, setKept] = useState<plan>()
  const scope = approval?.scope
  const { ended, isHeld } = useOtherTrades(state.status === 'ready' ? state.plan : kept)
  const prepared = useRef({ scope, ended })
  const latest = useRef({ ended, state })
  latest.current = { ended, state }
  const { status } = state
  useEffect(() => {
    if (prepared.current.scope === scope) return
    prepared.current = { ...prepared.current, scope }
    onRetry()
  }, [scope, onRetry])
  useEffect(() => {
    // Trades that end from here on may be missing in what is being read.
    if (status === 'preparing') prepared.current = { ...prepared.current, ended: latest.current.ended }
    else setKept(undefined)
  }, [status])
  useEffect(() => {
    const { state } = latest.current
    if (status !== 'ready' || state.status !== 'ready' || prepared.current.ended === ended) return
    if (obstacle) return
    setKept(state.plan)
    onRetry()
  }, [status, ended, obstacle, onRetry])
  const isChanging = kept !== undefined && status === 'preparing'
  const size = approval && {
    scope: approval.scope,
    onScope: (next: ApprovalPreset) => {
      if (state.status === 'ready') setKept(state.plan)
      approval.onScope(next)
    },
  }
  return {
    shown: isChanging ? { status: 'ready', plan: kept } : state,
    size,
    planState: { isChanging, isHeld },
  }
}

export declare namespace useFreshPlan {
  type Options<plan extends Flow.Plan, outcome> = {
    state: Flow.State<plan, outcome>
    /** Absent if the trade never needs an approval whose size can be chosen. */
    approval?: ApprovalSize | undefined
    /** What stands against the trade. Nothing is prepared for it then. */
    obstacle?: ProblemName | undefined
    /** Prepares the trade again. */
    onRetry: () => void
  }
}
