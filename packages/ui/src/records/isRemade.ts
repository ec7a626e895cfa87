import type { FlowRecord } from '@souk/react'
import { isSameAddress } from '../format/formatAddress.js'

/** The fields that decide it. */
export type Remade = Pick<
  FlowRecord.FlowRecord,
  'kind' | 'chainId' | 'account' | 'title' | 'startedAt' | 'status' | 'steps' | 'step' | 'orders'
>

/**
 * Returns whether the answer of the wallet to a signature never arrived. A signature that no page received is nowhere.
 *
 * @example
 * isUnsigned({ steps: ['approval', 'signature', 'post'], step: 1, orders: [] }) // → true
 */
export function isUnsigned({ steps, step, orders }: Pick<Remade, 'steps' | 'step' | 'orders'>): boolean {
  return steps[step] === 'signature' && orders.length === 0
}

/**
 * Returns whether the account completed the same trade later, of one that ended before anything was signed. The earlier one
 * then has nothing to offer. Trades whose title only counts their items are never the same.
 *
 * @example
 * isRemade(record, flows) // → true
 */
export function isRemade(record: Remade, flows: readonly { record: Remade }[]): boolean {
  const { kind, chainId, account, title, startedAt, steps, step, orders } = record
  const isToSign = orders.length === 0 && steps.slice(step).includes('signature')
  if (!isToSign || record.status === 'done' || counted.includes(kind)) return false
  return flows.some(
    ({ record: later }) =>
      later.status === 'done' &&
      later.startedAt > startedAt &&
      later.kind === kind &&
      later.chainId === chainId &&
      later.title === title &&
      isSameAddress(later.account, account),
  )
}

const counted: readonly FlowRecord.FlowKind[] = ['listings', 'offers', 'bundle']
