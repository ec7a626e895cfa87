import type { Area } from '../Area.js'
import { inspect as de } from '../de/inspect.js'
import { inspect as en } from '../en/inspect.js'

/** The texts of the order inspector. */
export const inspectWords: Area<typeof en> = { en, de }
