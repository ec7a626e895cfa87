import { bulk as de } from '../de/bulk.js'
import { bulk as en } from '../en/bulk.js'
import type { Area } from '../useArea.js'

/** What listing many items says. */
export const bulkWords: Area<typeof en> = { en, de }
