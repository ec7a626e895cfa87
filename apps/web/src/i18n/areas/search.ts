import type { Area } from '@souk/ui/parts/i18n/useArea.js'
import { search as de } from '../de/search.js'
import { search as en } from '../en/search.js'

/** The texts of the search box. */
export const searchWords: Area<typeof en> = { en, de }
