import type { Area } from '@souk/ui/parts/i18n/useArea.js'
import { discover as de } from '../de/discover.js'
import { discover as en } from '../en/discover.js'

/** The texts of the front page. */
export const discoverWords: Area<typeof en> = { en, de }
