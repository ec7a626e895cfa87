import type { Trade } from '@souk/market/flows'
import type { TradeWords } from '../../i18n/areas/trades.js'

/**
 * Names what a trade sent last: its transaction, or an approval if the trade itself ends with a signature.
 *
 * @example
 * sentText(['approval', 'signature', 'post'], words.trade) // → 'Approval'
 */
export function sentText(
  steps: readonly Trade.Step['kind'][],
  words: Pick<TradeWords['trade'], 'approval' | 'transaction'>,
): string {
  return steps.includes('signature') && !steps.includes('transaction') ? words.approval : words.transaction
}
