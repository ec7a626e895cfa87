import type { Area } from '@souk/ui/parts/i18n/useArea.js'
import { news as de } from '../de/news.js'
import { news as en } from '../en/news.js'

/** The texts of a wallet's notifications. */
export const newsWords: Area<typeof en> = { en, de }
