import { swap as de } from '../de/swap.js'
import { swap as en } from '../en/swap.js'
import type { Area } from '../useArea.js'

/** The texts of swaps. */
export const swapWords: Area<typeof en> = { en, de }
