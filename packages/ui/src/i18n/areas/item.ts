import { item as de } from '../de/item.js'
import { item as en } from '../en/item.js'
import type { Area } from '../useArea.js'

/** The texts about an item and its orders. */
export const itemWords: Area<typeof en> = { en, de }
