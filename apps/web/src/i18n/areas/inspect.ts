import { inspect as de } from '../de/inspect.js'
import { inspect as en } from '../en/inspect.js'
import type { Area } from '../useArea.js'

/** What the order inspector says. */
export const inspectWords: Area<typeof en> = { en, de }
