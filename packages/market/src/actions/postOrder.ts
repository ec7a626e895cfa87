import { type Order, seaportAddress } from '@souk/seaport'
import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import { ordersPath } from '../api/ordersPath.js'
import type { MarketOrder, Side } from '../domain/MarketOrder.js'
import * as OrderWire from '../wire/order.js'

/**
 * Publishes a signed order. Repeating it is safe, because orders are identified by their hash.
 *
 * @param options.side - `ask` for a listing, `bid` for an offer.
 * @param options.protocolAddress - The exchange that the order is signed for. @default Seaport 1.5
 * @throws {RejectedError} if the market rejects the order. `code` and `facts.details` contain the reason.
 *
 * @example
 * const { orderHash } = await postOrder(api, { side: 'ask', order })
 */
export async function postOrder(api: MarketApi, options: postOrder.Options): Promise<MarketOrder> {
  const { side, order, protocolAddress = seaportAddress, signal, retries = 2 } = options
  const body = OrderWire.encodePost({ order, protocolAddress })
  const path = ordersPath(api, side)
  const answer = await call(api, path, { body, signal, retries, retryDelayMs: 3000 })
  return OrderWire.decodePosted(answer, api)
}

export declare namespace postOrder {
  type Options = RequestOptions & {
    side: Side
    order: Order.Order
    protocolAddress?: Address | undefined
  }
  type Result = MarketOrder
}
