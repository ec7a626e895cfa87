import { prepareCancelOrders } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Cancels orders separately, or all at once with the counter. See `cancelOrders` of `@souk/market`.
 *
 * @example
 * const { prepare } = useCancelOrders()
 * prepare({ orders: [listing] }, { title: 'Ruby Lamp' })
 */
export function useCancelOrders(): TradeFlow<typeof prepareCancelOrders> {
  return useFlow({ kind: 'cancellation', prepare: prepareCancelOrders })
}
