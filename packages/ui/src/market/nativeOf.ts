import { Units } from '@souk/base'
import type { Currency, MarketInfo } from '@souk/market'
import { zeroAddress } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

/** A market that does not list its native currency leaves its name open. Every EVM chain counts it in wei. */
const unnamed: Currency = {
  address: zeroAddress,
  symbol: '?',
  name: '?',
  decimals: Units.nativeDecimals,
}

/** Returns the native currency of the market's chain, in which network fees are paid. */
export function nativeOf({ currencies }: Pick<MarketInfo, 'currencies'>): Currency {
  return currencies.find(({ address }) => address === zeroAddress) ?? unnamed
}

/**
 * Returns the currency that wraps the native one, if the market accepts it.
 *
 * @example
 * wrappedOf(info)?.symbol // → 'WPOL'
 */
export function wrappedOf({ currencies, wrappedNative }: wrappedOf.Info): Currency | undefined {
  return currencies.find(({ address }) => isSameAddress(address, wrappedNative))
}

export declare namespace wrappedOf {
  type Info = Pick<MarketInfo, 'currencies' | 'wrappedNative'>
}

/** Returns the currencies in which offers can be paid: only a token contract can transfer when a seller accepts. */
export function payableOf({ currencies }: Pick<MarketInfo, 'currencies'>): readonly Currency[] {
  return currencies.filter(({ address }) => address !== zeroAddress)
}
