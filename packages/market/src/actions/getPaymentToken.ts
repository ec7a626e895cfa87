import type { Address } from 'viem'
import type { Currency } from '../Currency.js'
import { call, type MarketApi } from '../MarketApi.js'
import * as CurrencyWire from '../wire/currency.js'

/**
 * Reads one currency that the market takes.
 *
 * Reads: one request.
 *
 * @throws {NotFoundError} when the market does not take it. @throws {ResponseError} when the server refuses.
 *
 * @example
 * const { decimals } = await getPaymentToken(api, { address })
 */
export async function getPaymentToken(api: MarketApi, options: getPaymentToken.Options): Promise<Currency> {
  const path = `/v2/chain/${api.chain}/payment_token/${options.address}`
  return CurrencyWire.decode(await call(api, path, { signal: options.signal }))
}

export declare namespace getPaymentToken {
  type Options = { address: Address; signal?: AbortSignal | undefined }
  type Result = Currency
}
