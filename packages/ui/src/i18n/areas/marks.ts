import { marks as de } from '../de/marks.js'
import { marks as en } from '../en/marks.js'
import type { Area } from '../useArea.js'

/** The texts of a visitor's marks on items. */
export const marksWords: Area<typeof en> = { en, de }
