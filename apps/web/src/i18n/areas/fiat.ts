import { fiat as de } from '../de/fiat.js'
import { fiat as en } from '../en/fiat.js'
import type { Area } from '../useArea.js'

/** The texts about approximate worths in a fiat currency. */
export const fiatWords: Area<typeof en> = { en, de }
