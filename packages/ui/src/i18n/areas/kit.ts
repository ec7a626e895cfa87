import { kit as de } from '../de/kit.js'
import { kit as en } from '../en/kit.js'
import type { Area } from '../useArea.js'

/** The texts of the simplest components. */
export const kitWords: Area<typeof en> = { en, de }
