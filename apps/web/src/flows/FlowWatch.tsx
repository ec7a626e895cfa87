import { useActivity, useFlows } from '@souk/react'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import { outcomeOf, outcomeRead } from './outcomeOf.js'

/**
 * Completes trades that an earlier visit left: follows their transactions, and finds those whose answer the wallet
 * gave after the page was left.
 */
export function FlowWatch({ account }: { account: Address }) {
  const { flows, settle } = useFlows()
  const own = flows.filter(({ record }) => isSameAddress(record.account, account))
  const unanswered = own.filter(({ isUnanswered }) => isUnanswered)
  const { data } = useActivity(unanswered.length > 0 ? { account, ...outcomeRead } : undefined)
  const activities = data?.pages[0]?.activities
  useFollowing(own)
  useEffect(() => {
    const told = new Set(own.flatMap(({ record }) => record.sent.map(({ hash }) => hash)))
    // The newest attempt comes first: an earlier one was asked for again because nothing had come of it.
    for (const { record } of unanswered) {
      const hash = outcomeOf(record, { activities: activities ?? [], told })
      if (!hash) continue
      settle(record.id, hash)
      told.add(hash)
    }
  })
  return null
}

/** Follows sent transactions, once a visit. Signed orders wait for the visitor, who may not want them any more. */
function useFollowing(flows: readonly useFlows.Entry[]): void {
  const { resume } = useFlows()
  const begun = useRef(new Set<string>())
  useEffect(() => {
    for (const { record, canResume } of flows) {
      const isLeft = record.status === 'running' && canResume && record.orders.length === 0
      if (!isLeft || begun.current.has(record.id)) continue
      begun.current.add(record.id)
      // Another tab may follow it already.
      resume(record.id).catch(() => undefined)
    }
  })
}
