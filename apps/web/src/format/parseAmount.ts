/** Why a typed price was not taken. */
export type AmountIssue = 'empty' | 'notANumber' | 'ambiguous' | 'tooManyDecimals' | 'zero' | 'tooLarge'

export type ParsedAmount = { ok: true; amount: bigint } | { ok: false; issue: AmountIssue }

/** Above any supply of money there is, and far below where fee arithmetic in the contract would overflow. */
const greatest = 2n ** 128n

/**
 * Reads a price as people type it, with a comma or a period before the decimals, into the smallest unit.
 *
 * Works on digits, never on a floating-point number. What could mean two prices is refused instead of guessed:
 * `1,000` is a thousand to some and one to others, and a guess would sell an item for a thousandth of its price.
 *
 * @param text - What was typed.
 * @param decimals - Decimals of the currency.
 *
 * @example
 * parseAmount('0,25', 18) // → { ok: true, amount: 250000000000000000n }
 */
export function parseAmount(text: string, decimals: number): ParsedAmount {
  const typed = text.replace(/[\s\u00a0\u202f]/g, '')
  if (typed === '') return { ok: false, issue: 'empty' }
  if (isAmbiguous(typed)) return { ok: false, issue: 'ambiguous' }
  const match = /^(\d*)(?:[.,](\d*))?$/.exec(typed)
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || whole + fraction === '') return { ok: false, issue: 'notANumber' }
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > decimals) return { ok: false, issue: 'tooManyDecimals' }
  const amount = BigInt(whole + kept.padEnd(decimals, '0'))
  if (amount === 0n) return { ok: false, issue: 'zero' }
  if (amount >= greatest) return { ok: false, issue: 'tooLarge' }
  return { ok: true, amount }
}

/** One comma before exactly three digits, or digits with several separators: grouping or decimals, nobody can tell. */
function isAmbiguous(typed: string): boolean {
  if (/^[1-9]\d{0,2},\d{3}$/.test(typed)) return true
  return /^\d[\d.,]*\d$/.test(typed) && (typed.match(/[.,]/g)?.length ?? 0) > 1
}

/** What to tell the person who typed it. */
export const amountIssueText: Record<AmountIssue, string> = {
  empty: 'Enter a price',
  notANumber: 'Use digits, with a comma or a period before the decimals',
  ambiguous: 'This can mean two prices. Leave out the thousands separator',
  tooManyDecimals: 'This currency does not have that many decimals',
  zero: 'The price must be above zero',
  tooLarge: 'This is more than the exchange can handle',
}
