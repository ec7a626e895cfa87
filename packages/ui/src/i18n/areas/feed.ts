import { feed as de } from '../de/feed.js'
import { feed as en } from '../en/feed.js'
import type { Area } from '../useArea.js'

/** The texts of activity lists. */
export const feedWords: Area<typeof en> = { en, de }
