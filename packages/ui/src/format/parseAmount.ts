import { Units } from '@souk/base'
import { separators } from './formatNumber.js'

/** Why a typed price is invalid. */
export type AmountIssue = Units.Issue | 'zero'

export type ParsedAmount = { ok: true; amount: bigint } | { ok: false; issue: AmountIssue }

/** Above the supply of any currency, and far below the overflow of fee arithmetic in the contract. */
const greatest = 2n ** 128n

/**
 * Parses a typed price into the smallest unit. Refuses a text that could mean two prices, since a wrong guess would
 * sell an item for a thousandth of its price. In a region that groups digits by periods, `1.000` could mean both.
 *
 * @param text - The typed text.
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
