import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { FiatPrice } from '../domain/FiatPrice.js'
import * as FiatPriceWire from '../wire/fiatPrice.js'

/**
 * Reads the prices of the market's currencies in fiat currencies, as the market last read them from its price feeds.
 * They are approximate and for display. Apps with a node can read the feeds themselves with `getFeedPrices` of
 * `@souk/market/flows`. Only our server supports this.
 *
 * Reads: one request.
 *
 * @throws {ResponseError} if the server responds with an error.
 * @throws {InvalidFieldError} if the answer has an unexpected format.
 *
 * @example
 * const [price] = await getPrices(api)
 * FiatPrice.worth(price, 10n ** 18n, { decimals: 18 }) // → 242069000000n, which is $2,420.69
 */
export async function getPrices(api: MarketApi, options: getPrices.Options = {}): Promise<getPrices.Result> {
  const { signal, retries } = options
  return FiatPriceWire.decodeList(await call(api, '/v2/prices', { signal, retries }))
}

export declare namespace getPrices {
  type Options = RequestOptions
  type Result = readonly FiatPrice[]
}
