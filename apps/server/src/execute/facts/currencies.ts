import type { Address } from 'viem'
import { zeroAddress } from 'viem'
import type { Market } from '../../market/Market.js'
import { refuse } from '../model/Refusal.js'

/** The wrapped form of the native currency, lower-case, where the market has one. */
export function wrappedNative({ config }: Pick<Market, 'config'>): Address | undefined {
  return [...config.nativeLike].find((address) => address !== zeroAddress) as Address | undefined
}

/**
 * Lists what listings may ask for so that they can be paid with a currency: that itself, and for the native currency and
 * its wrapped form the other one.
 *
 * @returns Nothing where every currency will do.
 * @throws {RefusedError} when the market does not take the currency.
 */
export function payableIn(market: Market, currency: Address | undefined): readonly Address[] | undefined {
  if (currency === undefined) return undefined
  const key = currency.toLowerCase() as Address
  if (!market.rules.currencies.has(key))
    refuse('currency_unsupported', `This market does not accept the currency ${currency}.`)
  return market.config.nativeLike.has(key) ? ([...market.config.nativeLike] as Address[]) : [key]
}
