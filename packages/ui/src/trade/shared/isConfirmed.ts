import type { Currency } from '@souk/market'
import { parseAmount } from '../../format/parseAmount.js'

/** A price unusual enough to be typed a second time. */
export type OddPrice = { price: bigint; currency: Pick<Currency, 'decimals' | 'symbol'> }

/**
 * Tells whether a typed text equals the price, in any notation.
 *
 * @example
 * isConfirmed('0,080', { price: 8n * 10n ** 16n, currency: ether }) // → true
 */
export function isConfirmed(typed: string, { price, currency }: OddPrice): boolean {
  const read = parseAmount(withoutSymbol(typed.trim(), currency.symbol), currency)
  return read.ok && read.amount === price
}

/** A token contract may choose any symbol, so this compares it and does not use it as a pattern. */
function withoutSymbol(text: string, symbol: string): string {
  const at = text.length - symbol.length
  return text.slice(at).toLowerCase() === symbol.toLowerCase() ? text.slice(0, at).trim() : text
}
