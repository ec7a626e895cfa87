import { type Flow, useFlowStore, useFlows } from '@souk/react'
import { useNow } from '../../kit/useNow.js'

/** A wallet may never answer, so an older trade does not hold the others. */
const longestMs = 60_000
/**
 * Watches the other trades of this browser, also those of other windows, for a trade that waits for its confirmation.
 *
 * Another trade may change what this one needs: an approval is one number for all orders of an account.
 *
 * @param plan - The plan of the trade that waits.
 * @returns `ended` changes whenever another trade ends, or one of its transactions is confirmed. `isHeld` is true while
 * another trade runs in an open page and either of the two changes an approval.
 */
export function useOtherTrades(plan: Flow.Plan | undefined): { ended: string; isHeld: boolean } {
  const store = useFlowStore()
  const { flows } = useFlows()
  useNow(longestMs / 4)
  const ended = flows.flatMap(({ record: { id, status, sent, steps } }) => {
    // The last confirmation is told by the end of the trade, which comes right after it.
    const confirmed = Math.min(sent.filter(({ isConfirmed }) => isConfirmed).length, steps.length - 1)
    return status === 'running' && confirmed === 0 ? [] : [`${id}/${status}/${confirmed}`]
  })
  const approves = plan?.steps.some(({ kind }) => kind === 'approval') ?? false
  const holding = flows.filter(
    ({ record: { status, steps, updatedAt } }) =>
      status === 'running' && Date.now() - updatedAt < longestMs && (approves || steps.includes('approval')),
  )
  // A browser that cannot list its locks does not tell of other pages.
  const isHeld = holding.some(({ isLive, isElsewhere }) => isLive || isElsewhere || !store.locks?.query)
  return { ended: ended.toSorted().join(' '), isHeld }
}
