import type { Address } from 'viem'
import { call } from '../api/call.js'
import type { MarketApi, RequestOptions } from '../api/MarketApi.js'
import type { PaymentToken } from '../domain/Currency.js'
import * as CurrencyWire from '../wire/currency.js'

/**
 * Reads a currency that the market accepts.
 *
 * Reads: one request.
 *
 * @throws {NotFoundError} if the market does not accept the currency.
 * @throws {ResponseError} if the server responds with an error.
 *
 * @example
 * const { decimals } = await getPaymentToken(api, { currency })
 */
export async function getPaymentToken(
  api: MarketApi,
  options: getPaymentToken.Options,
): Promise<PaymentToken> {
  const path = `/v2/chain/${api.chain}/payment_token/${options.currency}`
  const { signal, retries } = options
  return CurrencyWire.decode(await call(api, path, { signal, retries }))
}

export declare namespace getPaymentToken {
  type Options = RequestOptions & { currency: Address }
  type Result = PaymentToken
}
