import { prepareApproveOrder } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Validates an order on chain, so that it needs no signature. See `approveOrder` of `@souk/market`.
 *
 * @example
 * const { prepare } = useApproveOrder()
 * prepare({ order }, { title: 'Ruby Lamp' })
 */
export function useApproveOrder(): TradeFlow<typeof prepareApproveOrder> {
  return useFlow({ kind: 'orderApproval', prepare: prepareApproveOrder })
}
