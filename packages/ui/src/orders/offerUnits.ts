import type { TradeWords } from '../i18n/areas/trades.js'

/**
 * Says for how many units an offer pays its price each, beside that price: all of them, or how many of how many are left.
 * Empty for an offer of one unit.
 *
 * @example
 * offerUnits({ remaining: 1n, total: 4n }, words) // → 'each, 1 of 4 left'
 */
export function offerUnits(
  { remaining, total }: { remaining: bigint; total: bigint },
  words: Pick<TradeWords['offer'], 'eachOfUpTo' | 'eachLeft'>,
): string {
  if (total <= 1n) return ''
  return remaining === total ? words.eachOfUpTo(total) : words.eachLeft(remaining, total)
}
