import type { Address, Hex } from 'viem'
import { call, type MarketApi } from '../MarketApi.js'
import * as CancelWire from '../wire/cancel.js'

/**
 * Tells the market that an order was cancelled on chain. The market looks for itself and answers what it sees.
 *
 * @param options.address - The maker.
 * @throws {NotFoundError} when the market does not know the order. @throws {ResponseError} when it refuses.
 *
 * @example
 * const { cancelled } = await cancelOrder(api, { orderHash, address: maker })
 */
export async function cancelOrder(api: MarketApi, options: cancelOrder.Options): Promise<cancelOrder.Result> {
  const { orderHash, address, signal } = options
  const body = CancelWire.encodeRequest({ orderHash, address })
  const retry = { retries: 2, retryDelayMs: 3000 }
  return CancelWire.decode(await call(api, '/v2/order/cancel', { body, signal, ...retry }))
}

export declare namespace cancelOrder {
  type Options = { orderHash: Hex; address: Address; signal?: AbortSignal | undefined }
  type Result = CancelWire.CancelResult
}
