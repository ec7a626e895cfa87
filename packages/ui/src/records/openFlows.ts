import type { useFlows } from '@souk/react'
import { isRemade } from './isRemade.js'

/** Returns the flows that still need attention: those that run, and those of which a step remains. */
export function openFlows(flows: readonly useFlows.Entry[]): readonly useFlows.Entry[] {
  return flows.filter(
    ({ record, isLive, isElsewhere, canResume, isUnanswered }) =>
      isLive || isElsewhere || canResume || (isUnanswered && !isRemade(record, flows)),
  )
}
