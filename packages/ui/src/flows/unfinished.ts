import type { useFlows } from '@souk/react'
import { isSameAddress } from '../format/formatAddress.js'

/**
 * Finds an earlier purchase of the same order, or of the same item, whose answer from the wallet never arrived. It may
 * still be sent.
 *
 * @param subject.title - The name of the item.
 *
 * @example
 * unfinished(flows, { account, orderHash, title: 'Ruby Lamp' })?.record.startedAt
 */
export function unfinished(
  flows: readonly Pick<useFlows.Entry, 'record' | 'isUnanswered'>[],
  { account, orderHash, title }: { account: string | undefined; orderHash: string; title: string },
): Pick<useFlows.Entry, 'record' | 'isUnanswered'> | undefined {
  return flows.find(({ record, isUnanswered }) => {
    if (!isUnanswered || !isSameAddress(record.account, account)) return false
    const isSameOrder = record.orderHashes?.some((hash) => hash === orderHash) ?? false
    return isSameOrder || (record.kind === 'purchase' && record.title === title)
  })
}
