import type { FlowRecord } from '@souk/react'

/** The steps that send no transaction. */
const unsent: ReadonlySet<string> = new Set(['signature', 'post', 'tell'])

/**
 * Returns whether a flow stopped before its signature, after every transaction that it sent went through: approvals, say.
 *
 * @example
 * isCutShort(record) // → true
 */
export function isCutShort({
  status,
  steps,
  step,
  sent,
  orders,
}: Pick<FlowRecord.FlowRecord, 'status' | 'steps' | 'step' | 'sent' | 'orders'>): boolean {
  const isThrough = sent.length > 0 && sent.every(({ isConfirmed }) => isConfirmed)
  const isUnsigned = orders.length === 0 && steps.slice(step + 1).includes('signature')
  return status === 'stopped' && isThrough && isUnsigned
}

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
