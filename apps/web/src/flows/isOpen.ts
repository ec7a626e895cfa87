import type { useFlows } from '@souk/react'

/** Tells whether a flow still needs somebody: it runs, or something is left to do. */
export function isOpen({ isLive, canResume, isUnanswered }: useFlows.Entry): boolean {
  return isLive || canResume || isUnanswered
}
