import { bulk as de } from '../de/bulk.js'
import { bulk as en } from '../en/bulk.js'
import type { Area } from '../useArea.js'

/** The texts for listing many items. */
export const bulkWords: Area<typeof en> = { en, de }
