import { swapTrade as de } from '../de/swapTrade.js'
import { swapTrade as en } from '../en/swapTrade.js'
import type { Area } from '../useArea.js'
import { swapWords } from './swap.js'

const english = { ...swapWords.en, ...en }

/** The texts of swaps, with those of offering and accepting one. */
export const swapTradeWords: Area<typeof english> = { en: english, de: { ...swapWords.de, ...de } }
