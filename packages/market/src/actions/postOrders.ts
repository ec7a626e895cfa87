import { type Order, seaportAddress } from '@souk/seaport'
import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import { ordersPath } from '../api/ordersPath.js'
import type { MarketOrder, Side } from '../domain/MarketOrder.js'
import * as OrderWire from '../wire/order.js'

/**
 * Posts signed orders of one side together. The market accepts either all of them or none.
 *
 * Repeating it is safe, because orders are identified by their hash.
 *
 * @param options.retries - How often a request to a busy market is repeated, after 3 s each. @default 2
 * @throws {RejectedError} if the market rejects one of them. `issues` contains the reasons by `index`.
 *
 * @example
 * const orders = await postOrders(api, { side: 'ask', orders: signed })
 */
export async function postOrders(api: MarketApi, options: postOrders.Options): Promise<postOrders.Result> {
  const { side, orders, protocolAddress = seaportAddress, signal, retries = 2 } = options
  const body = OrderWire.encodeBulkPost(orders.map((order) => ({ order, protocolAddress })))
  const path = ordersPath(api, side, { bulk: true })
  const answer = await call(api, path, { body, signal, retries, retryDelayMs: 3000 })
  return OrderWire.decodeBulkPosted(answer, api)
}

export declare namespace postOrders {
  type Options = RequestOptions & {
    side: Side
    orders: readonly Order.Order[]
    protocolAddress?: Address | undefined
  }
  /** The orders, in the order in which they were posted. */
  type Result = readonly MarketOrder[]
}
