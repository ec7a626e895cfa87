import { type Order, seaportAddress } from '@souk/seaport'
import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import { ordersPath } from '../api/ordersPath.js'
import type { MarketSwap } from '../domain/MarketOrder.js'
import * as OrderWire from '../wire/order.js'

/**
 * Publishes a signed swap. Posting it twice is the same as once.
 *
 * @param options.protocolAddress - The exchange it is signed for. @default Seaport 1.5
 * @throws {RejectedError} when the market does not take it; `code` and `facts.details` say why.
 *
 * @example
 * const { orderHash } = await postSwap(api, { order })
 */
export async function postSwap(api: MarketApi, options: postSwap.Options): Promise<MarketSwap> {
  const { order, protocolAddress = seaportAddress, signal, retries = 2 } = options
  const body = OrderWire.encodePost({ order, protocolAddress })
  const answer = await call(api, ordersPath(api, 'swap'), { body, signal, retries, retryDelayMs: 3000 })
  return OrderWire.decodePostedSwap(answer, api)
}

export declare namespace postSwap {
  type Options = RequestOptions & { order: Order.Order; protocolAddress?: Address | undefined }
  type Result = MarketSwap
}
