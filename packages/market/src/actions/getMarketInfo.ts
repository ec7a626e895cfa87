import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { MarketInfo } from '../domain/MarketInfo.js'
import * as MarketInfoWire from '../wire/marketInfo.js'

/**
 * Reads the market info: chain, fees, currencies and exchange.
 *
 * Reads: one request.
 *
 * @throws {ResponseError} if the server responds with an error.
 * @throws {InvalidFieldError} if the answer has an unexpected format.
 *
 * @example
 * const { chainId, currencies } = await getMarketInfo(api)
 */
export async function getMarketInfo(
  api: MarketApi,
  options: getMarketInfo.Options = {},
): Promise<MarketInfo> {
  const { signal, retries } = options
  return MarketInfoWire.decode(await call(api, '/v2/market', { signal, retries }))
}

export declare namespace getMarketInfo {
  type Options = RequestOptions
  type Result = MarketInfo
}
