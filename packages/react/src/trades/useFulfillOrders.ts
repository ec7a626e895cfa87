import { prepareFulfillOrders } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Fills several orders in one transaction. See `fulfillOrders` of `@souk/market`.
 *
 * @param options.kind - The kind of the flow in the list of flows. @default 'sweep'
 *
 * @example
 * const { prepare } = useFulfillOrders()
 * prepare({ orders: listings.map((order) => ({ order })) }, { title: '5 lanterns' })
 */
export function useFulfillOrders(
  options: useFulfillOrders.Options = {},
): TradeFlow<typeof prepareFulfillOrders> {
  const { kind = 'sweep' } = options
  return useFlow({ kind, prepare: prepareFulfillOrders, fills: ({ orderHashes }) => orderHashes })
}

export declare namespace useFulfillOrders {
  type Options = { kind?: 'sweep' | 'sale' | undefined }
}
