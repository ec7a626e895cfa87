import type { Currency, MarketInfo } from '@souk/market'
import { zeroAddress } from 'viem'
import { isSameAddress } from '../format/formatAddress.js'

type Addressed = Pick<Currency, 'address'>

/**
 * Tells whether amounts of two currencies can be compared: the native currency and its wrapped form have equal worth.
 * Only addresses decide, because any token can have any symbol.
 *
 * @param wrappedNative - The token that wraps the native currency, from the market's info.
 *
 * @example
 * isSameWorth(ether, wrappedEther, info.wrappedNative) // → true
 */
export function isSameWorth(a: Addressed, b: Addressed, wrappedNative: MarketInfo['wrappedNative']): boolean {
  if (isSameAddress(a.address, b.address)) return true
  const isNative = ({ address }: Addressed) =>
    address === zeroAddress || isSameAddress(address, wrappedNative)
  return isNative(a) && isNative(b)
}
