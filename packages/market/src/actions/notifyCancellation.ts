import type { Address, Hex } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import * as CancelWire from '../wire/cancel.js'

/**
 * Notifies the market that an order was cancelled on chain. The market checks the chain and returns the status.
 *
 * @param options.address - The maker.
 * @param options.retries - How often a request to a busy market is repeated, after 3 s each. @default 2
 * @throws {NotFoundError} if the market does not know the order.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { cancelled } = await notifyCancellation(api, { orderHash, address: maker })
 */
export async function notifyCancellation(
  api: MarketApi,
  options: notifyCancellation.Options,
): Promise<notifyCancellation.Result> {
  const { orderHash, address, signal, retries = 2 } = options
  const body = CancelWire.encodeRequest({ orderHash, address })
  return CancelWire.decode(await call(api, '/v2/order/cancel', { body, signal, retries, retryDelayMs: 3000 }))
}

export declare namespace notifyCancellation {
  type Options = RequestOptions & { orderHash: Hex; address: Address }
  type Result = CancelWire.CancelResult
}
