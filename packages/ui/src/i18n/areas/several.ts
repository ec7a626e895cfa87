import { several as de } from '../de/several.js'
import { several as en } from '../en/several.js'
import type { Area } from '../useArea.js'

/** The texts for trades of several items or prices at once. */
export const severalWords: Area<typeof en> = { en, de }
