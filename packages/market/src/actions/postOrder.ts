import { type Order, seaportAddress } from '@souk/seaport'
import type { Address } from 'viem'
import { ordersPath } from '../internal/ordersPath.js'
import { call, type MarketApi } from '../MarketApi.js'
import type { MarketOrder, Side } from '../MarketOrder.js'
import * as OrderWire from '../wire/order.js'

/**
 * Publishes a signed order. Posting it twice is the same as once.
 *
 * @param options.side - `ask` for a listing, `bid` for an offer.
 * @param options.protocolAddress - The exchange it is signed for. @default Seaport 1.5
 * @throws {RejectedError} when the market does not take it; `code` and `facts.details` say why.
 *
 * @example
 * const { orderHash } = await postOrder(api, { side: 'ask', order })
 */
export async function postOrder(api: MarketApi, options: postOrder.Options): Promise<MarketOrder> {
  const { side, order, protocolAddress = seaportAddress, signal } = options
  const body = OrderWire.encodePost({ order, protocolAddress })
  const retry = { retries: 2, retryDelayMs: 3000 }
  return OrderWire.decodeOne(await call(api, ordersPath(api, side), { body, signal, ...retry }))
}

export declare namespace postOrder {
  type Options = {
    side: Side
    order: Order.Order
    protocolAddress?: Address | undefined
    signal?: AbortSignal | undefined
  }
  type Result = MarketOrder
}
