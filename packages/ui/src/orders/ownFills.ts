import type { FlowRecord } from '@souk/react'
import type { Hash } from 'viem'

/**
 * Returns the orders that this browser's trades have certainly filled, at least in part. The market knows it a block
 * later.
 *
 * A trade of several orders may skip some. Both orders of an auction are always filled together.
 *
 * @example
 * ownFills([{ kind: 'sale', status: 'done', orderHashes: [offer] }]) // → Set { offer }
 */
export function ownFills(records: readonly Filling[]): ReadonlySet<Hash> {
  const sure = records.filter(
    ({ kind, status, orderHashes = [] }) =>
      status === 'done' && (kind === 'settlement' || orderHashes.length === 1),
  )
  return new Set(sure.flatMap(({ orderHashes = [] }) => orderHashes))
}

type Filling = Pick<FlowRecord.FlowRecord, 'kind' | 'status' | 'orderHashes'>
