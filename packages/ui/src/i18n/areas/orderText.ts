import { orderText as de } from '../de/orderText.js'
import { orderText as en } from '../en/orderText.js'
import type { Area } from '../useArea.js'

/** What an order is about, who made it, and its state. */
export const orderTexts: Area<typeof en> = { en, de }
