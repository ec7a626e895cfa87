import { prepareSweep } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Fills several orders in one transaction. See `fulfillOrders` of `@souk/market`.
 *
 * @example
 * const { prepare } = useFulfillOrders()
 * prepare({ orders: listings.map((order) => ({ order })) }, { title: '5 lanterns' })
 */
export function useFulfillOrders(): TradeFlow<typeof prepareSweep> {
  return useFlow({ kind: 'sweep', prepare: prepareSweep })
}
