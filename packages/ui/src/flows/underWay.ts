import type { useFlows } from '@souk/react'
import type { Hex } from 'viem'

/**
 * Finds the trades that an open page of this browser runs and that fill one of some orders.
 *
 * @example
 * underWay(flows, [orderHash]).map(({ record }) => record.title) // → ['Ruby Lamp']
 */
export function underWay<flow extends Running>(
  flows: readonly flow[],
  orderHashes: readonly (Hex | undefined)[],
): readonly flow[] {
  return flows.filter(
    ({ record, isLive, isElsewhere }) =>
      (isLive || isElsewhere) &&
      record.status === 'running' &&
      record.orderHashes?.some((hash) => orderHashes.includes(hash)),
  )
}

type Running = Pick<useFlows.Entry, 'isLive' | 'isElsewhere'> & {
  record: Pick<useFlows.Entry['record'], 'status' | 'orderHashes'>
}
