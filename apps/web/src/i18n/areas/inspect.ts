import { inspect as de } from '../de/inspect.js'
import { inspect as en } from '../en/inspect.js'
import type { Area } from '../useArea.js'

/** The texts of the order inspector. */
export const inspectWords: Area<typeof en> = { en, de }
