import { names as de } from '../de/names.js'
import { names as en } from '../en/names.js'
import type { Area } from '../useArea.js'

/** The texts about the names of accounts. */
export const namesWords: Area<typeof en> = { en, de }
