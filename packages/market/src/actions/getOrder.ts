import type { Hex } from 'viem'
import { call, type MarketApi } from '../MarketApi.js'
import type { MarketOrder } from '../MarketOrder.js'
import * as OrderWire from '../wire/order.js'

/**
 * Reads one order by its hash, whatever its status.
 *
 * Reads: one request.
 *
 * @throws {NotFoundError} when the market does not know it. @throws {ResponseError} when the server refuses.
 *
 * @example
 * const { status, reason } = await getOrder(api, { orderHash })
 */
export async function getOrder(api: MarketApi, options: getOrder.Options): Promise<MarketOrder> {
  const { orderHash, signal } = options
  return OrderWire.decodeOne(await call(api, `/v2/order/${orderHash}`, { signal }))
}

export declare namespace getOrder {
  type Options = { orderHash: Hex; signal?: AbortSignal | undefined }
  type Result = MarketOrder
}
