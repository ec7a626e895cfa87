import { search as de } from '../de/search.js'
import { search as en } from '../en/search.js'
import type { Area } from '../useArea.js'

/** The texts of the search box. */
export const searchWords: Area<typeof en> = { en, de }
