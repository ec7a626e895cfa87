import type { Currency } from '@souk/market'
import { parseAmount } from '../format/parseAmount.js'

/** A price that is odd enough to be typed a second time. */
export type OddPrice = { price: bigint; currency: Pick<Currency, 'decimals' | 'symbol'> }

/**
 * Tells whether what was typed is the price, however it is written.
 *
 * @example
 * isConfirmed('0,080', { price: 8n * 10n ** 16n, currency: ether }) // → true
 */
export function isConfirmed(typed: string, { price, currency }: OddPrice): boolean {
  const read = parseAmount(
    typed.replace(new RegExp(`\\s*${escaped(currency.symbol)}\\s*$`, 'i'), ''),
    currency,
  )
  return read.ok && read.amount === price
}

/** A token contract may call itself whatever it likes. */
function escaped(symbol: string): string {
  return symbol.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
