import type { useFlows } from '@souk/react'

/** Tells whether a flow still needs attention: it runs, or a step remains. */
export function isOpen({ isLive, isElsewhere, canResume, isUnanswered }: useFlows.Entry): boolean {
  return isLive || isElsewhere || canResume || isUnanswered
}
