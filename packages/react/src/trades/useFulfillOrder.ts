import { prepareFulfillOrder } from '@souk/market/flows'
import { useFlow } from '../flow/useFlow.js'
import type { TradeFlow } from './TradeFlow.js'

/**
 * Buys a listing, or accepts an offer or a swap. See `fulfillOrder` of `@souk/market`.
 *
 * @param options.kind - The kind of the flow in the list of flows. @default 'purchase'
 *
 * @example
 * const { prepare } = useFulfillOrder()
 * prepare({ order: listing, expected: { payment } }, { title: 'Ruby Lamp' })
 */
export function useFulfillOrder(
  options: useFulfillOrder.Options = {},
): TradeFlow<typeof prepareFulfillOrder> {
  const { kind = 'purchase' } = options
  return useFlow({ kind, prepare: prepareFulfillOrder, fills: ({ orderHash }) => [orderHash] })
}

export declare namespace useFulfillOrder {
  type Options = { kind?: 'purchase' | 'sale' | 'swapAcceptance' | undefined }
}
