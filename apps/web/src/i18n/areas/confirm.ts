import { confirm as de } from '../de/confirm.js'
import { confirm as en } from '../en/confirm.js'
import type { Area } from '../useArea.js'

/** What is said where an odd price has to be typed again. */
export const confirmWords: Area<typeof en> = { en, de }
