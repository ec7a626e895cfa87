import { discover as de } from '../de/discover.js'
import { discover as en } from '../en/discover.js'
import type { Area } from '../useArea.js'

/** The texts of the front page. */
export const discoverWords: Area<typeof en> = { en, de }
