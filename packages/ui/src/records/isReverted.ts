import type { FlowRecord } from '@souk/react'

/**
 * Tells whether a trade without signed orders ended because a contract reverted its transaction. Then there is nothing to
 * look up on the chain.
 *
 * @example
 * isReverted(record) // → true
 */
export function isReverted({ problem, orders }: Pick<FlowRecord.FlowRecord, 'problem' | 'orders'>): boolean {
  if (!problem || orders.length > 0) return false
  return problem.revert !== undefined || problem.name === 'Transaction.RevertedError'
}
