import type { useFlows } from '@souk/react'

/** Tells whether a flow still needs attention: it runs, or a step remains. */
export function isOpen({ isLive, canResume, isUnanswered }: useFlows.Entry): boolean {
  return isLive || canResume || isUnanswered
}
