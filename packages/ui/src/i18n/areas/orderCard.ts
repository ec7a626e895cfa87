import { orderCard as de } from '../de/orderCard.js'
import { orderCard as en } from '../en/orderCard.js'
import type { Area } from '../useArea.js'

/** The texts of a card that shows one order. */
export const orderCardWords: Area<typeof en> = { en, de }
