import { trades as de } from '../de/trades.js'
import type { TradeWords } from '../en/trades.js'
import { trades as en } from '../en/trades.js'
import { type Area, useArea } from '../useArea.js'

export type { TradeWords }

export const tradeWords: Area<TradeWords> = { en, de }

/** Returns the texts around a trade, in the page's language. */
export function useTradeWords(): TradeWords {
  return useArea(tradeWords)
}
