import { elements as de } from '../de/elements.js'
import { elements as en } from '../en/elements.js'
import type { Area } from '../useArea.js'

/** The texts of elements on pages of others. */
export const elementWords: Area<typeof en> = { en, de }
