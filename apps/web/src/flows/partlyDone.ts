import type { FlowRecord } from '@souk/react'

/** The steps that send no transaction. */
const unsent: ReadonlySet<string> = new Set(['signature', 'post', 'tell'])

/**
 * Counts the transactions of a flow that stopped after some of them had gone through.
 *
 * @example
 * partlyDone(record) // → { confirmed: 1, of: 3 }
 */
export function partlyDone({
  status,
  steps,
  sent,
}: Pick<FlowRecord.FlowRecord, 'status' | 'steps' | 'sent'>): { confirmed: number; of: number } | undefined {
  const confirmed = sent.filter(({ isConfirmed }) => isConfirmed).length
  const of = steps.filter((kind) => !unsent.has(kind)).length
  return status === 'stopped' && confirmed > 0 && confirmed < of ? { confirmed, of } : undefined
}
