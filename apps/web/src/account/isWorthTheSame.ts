import { isSameAddress } from '../format/formatAddress.js'

/** Tells whether two currencies are of equal worth, as the native currency and its wrapped form are. */
export function isWorthTheSame(
  a: { address: string; symbol: string },
  b: { address: string; symbol: string },
): boolean {
  return isSameAddress(a.address, b.address) || b.symbol === `W${a.symbol}` || a.symbol === `W${b.symbol}`
}
