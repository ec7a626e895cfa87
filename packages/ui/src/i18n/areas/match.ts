import { match as de } from '../de/match.js'
import { match as en } from '../en/match.js'
import type { Area } from '../useArea.js'

/** The texts to settle two orders against each other. */
export const matchWords: Area<typeof en> = { en, de }
