import type { Currency } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'

/**
 * Tells whether amounts of two currencies can be compared: the native currency and its wrapped form have equal worth.
 *
 * @example
 * isSameWorth(ether, wrappedEther) // → true
 */
export function isSameWorth(a: Currency, b: Currency): boolean {
  return isSameAddress(a.address, b.address) || b.symbol === `W${a.symbol}` || a.symbol === `W${b.symbol}`
}
