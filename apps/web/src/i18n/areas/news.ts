import { news as de } from '../de/news.js'
import { news as en } from '../en/news.js'
import type { Area } from '../useArea.js'

/** The texts of a wallet's notifications. */
export const newsWords: Area<typeof en> = { en, de }
