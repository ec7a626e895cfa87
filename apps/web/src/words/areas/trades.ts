import { trades as de } from '../de/trades.js'
import { trades as en } from '../en/trades.js'
import { type Area, useArea } from './useArea.js'

/** What is said around a trade: in its dialogs, in the cart, and wherever one is offered. */
export type TradeWords = typeof en

export const tradeWords: Area<TradeWords> = { en, de }

/** Returns what is said around a trade, in the page's language. */
export function useTradeWords(): TradeWords {
  return useArea(tradeWords)
}
