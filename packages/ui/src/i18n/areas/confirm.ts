import { confirm as de } from '../de/confirm.js'
import { confirm as en } from '../en/confirm.js'
import type { Area } from '../useArea.js'

/** The texts for typing an unusual price again. */
export const confirmWords: Area<typeof en> = { en, de }
