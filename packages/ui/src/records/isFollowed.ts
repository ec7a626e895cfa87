import type { FlowRecord } from '@souk/react'

/**
 * Tells whether a running trade needs the wallet no more: what is left is the network's or the market's to do.
 *
 * @example
 * isFollowed(record) // → true
 */
export function isFollowed({
  waitingFor,
  steps,
  step,
}: Pick<FlowRecord.FlowRecord, 'waitingFor' | 'steps' | 'step'>): boolean {
  if (waitingFor !== 'chain' && waitingFor !== 'market') return false
  return steps.slice(step + 1).every((kind) => kind === 'post' || kind === 'tell')
}
