import { Units } from '@souk/base'
import { separators } from './formatNumber.js'

/** Why a typed price was not taken. */
export type AmountIssue = Units.Issue | 'zero'

export type ParsedAmount = { ok: true; amount: bigint } | { ok: false; issue: AmountIssue }

/** Above any supply of money there is, and far below where fee arithmetic in the contract would overflow. */
const greatest = 2n ** 128n

/**
 * Reads a price as people type it into the smallest unit. What could mean two prices is refused instead of guessed: a
 * guess would sell an item for a thousandth of its price. Where a region groups digits by periods, `1.000` could be both.
 *
 * @param text - What was typed.
 * @param currency.decimals - Decimals of the currency.
 *
 * @example
 * parseAmount('0,25', { decimals: 18 }) // → { ok: true, amount: 250000000000000000n }
 */
export function parseAmount(text: string, currency: Units.Currency): ParsedAmount {
  if (separators().group === '.' && /^\s*[1-9]\d{0,2}\.\d{3}\s*$/.test(text))
    return { ok: false, issue: 'ambiguous' }
  const parsed = Units.parse(text, currency)
  if (!parsed.ok) return parsed
  if (parsed.amount === 0n) return { ok: false, issue: 'zero' }
  return parsed.amount < greatest ? parsed : { ok: false, issue: 'tooLarge' }
}
