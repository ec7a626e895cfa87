import { type Order, seaportAddress } from '@souk/seaport'
import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import { ordersPath } from '../api/ordersPath.js'
import type { MarketOrder, Side } from '../domain/MarketOrder.js'
import * as OrderWire from '../wire/order.js'

/**
 * Posts signed orders of one side together: the market takes all of them or none.
 *
 * Repeating it is safe: an order is known by its hash.
 *
 * @param options.retries - How often a busy market is asked again, after 3 s. @default 2
 * @throws {RejectedError} when the market refuses one of them; its `issues` say which by `index`.
 *
 * @example
 * const orders = await postOrders(api, { side: 'ask', orders: signed })
 */
export async function postOrders(api: MarketApi, options: postOrders.Options): Promise<postOrders.Result> {
  const { side, orders, protocolAddress = seaportAddress, signal, retries = 2 } = options
  const body = OrderWire.encodeBulkPost(orders.map((order) => ({ order, protocolAddress })))
  const path = ordersPath(api, side, { bulk: true })
  return OrderWire.decodeBulk(await call(api, path, { body, signal, retries, retryDelayMs: 3000 }), api)
}

export declare namespace postOrders {
  type Options = RequestOptions & {
    side: Side
    orders: readonly Order.Order[]
    protocolAddress?: Address | undefined
  }
  /** In the order in which they were posted. */
  type Result = readonly MarketOrder[]
}
