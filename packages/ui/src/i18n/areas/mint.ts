import { mint as de } from '../de/mint.js'
import { mint as en } from '../en/mint.js'
import type { Area } from '../useArea.js'

/** The texts of minting. */
export const mintWords: Area<typeof en> = { en, de }
