import { useActivity, useFlows, useOrdersByHash } from '@souk/react'
import { Order } from '@souk/seaport'
import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'
import { outcomeOf, outcomeRead } from './outcomeOf.js'

/**
 * Completes trades that an earlier visit left: follows their transactions, and finds those whose answer the wallet
 * gave after the page was left, and the signed orders that the market has.
 */
export function FlowWatch({ account }: { account: Address }) {
  const { flows, settle } = useFlows()
  const own = flows.filter(({ record }) => isSameAddress(record.account, account))
  const unanswered = own.filter(({ isUnanswered }) => isUnanswered)
  const { data } = useActivity(unanswered.length > 0 ? { account, ...outcomeRead } : undefined)
  const activities = data?.pages[0]?.activities
  useFollowing(own)
  useArrived(own)
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

/**
 * Completes flows whose signed orders the market has after all: an order may arrive although its page was left before the
 * answer. Posting an order again changes nothing.
 */
function useArrived(flows: readonly useFlows.Entry[]): void {
  const { resume } = useFlows()
  const begun = useRef(new Set<string>())
  const kept = flows.flatMap(({ record, canResume }) => {
    const orderHashes = record.orders.map(({ parameters }) => Order.hash(parameters))
    const isPosting =
      canResume && orderHashes.length > 0 && record.sent.every(({ isConfirmed }) => isConfirmed)
    return isPosting ? [{ id: record.id, orderHashes }] : []
  })
  const orderHashes = kept.flatMap((flow) => flow.orderHashes)
  const { data } = useOrdersByHash(orderHashes.length > 0 ? { orderHashes } : undefined)
  useEffect(() => {
    const known = new Set(data?.map(({ orderHash }) => orderHash.toLowerCase()))
    for (const flow of kept) {
      const isThere = flow.orderHashes.every((hash) => known.has(hash.toLowerCase()))
      if (!isThere || begun.current.has(flow.id)) continue
      begun.current.add(flow.id)
      resume(flow.id).catch(() => undefined)
    }
  })
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
