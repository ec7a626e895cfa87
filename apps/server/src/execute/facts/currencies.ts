import type { Address } from 'viem'
import { zeroAddress } from 'viem'
import type { Market } from '../../market/Market.js'
import { refuse } from '../model/Refusal.js'

/** Returns the wrapped form of the native currency, lower-case, if the market has one. */
export function wrappedNative({ config }: Pick<Market, 'config'>): Address | undefined {
  return [...config.nativeLike].find((address) => address !== zeroAddress) as Address | undefined
}

/**
 * Lists the currencies of listings that can be paid with a currency: that currency, and for the native currency and
 * its wrapped form also the other one.
 *
 * @returns `undefined` when every currency will do.
 * @throws {RefusedError} when the market does not accept the currency.
 */
export function payableIn(market: Market, currency: Address | undefined): readonly Address[] | undefined {
  if (currency === undefined) return undefined
  const key = currency.toLowerCase() as Address
  if (!market.rules.currencies.has(key))
    refuse('currency_unsupported', `This market does not accept the currency ${currency}.`)
  return market.config.nativeLike.has(key) ? ([...market.config.nativeLike] as Address[]) : [key]
}
