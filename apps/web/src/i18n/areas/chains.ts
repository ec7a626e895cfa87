import { chains as de } from '../de/chains.js'
import { chains as en } from '../en/chains.js'
import type { Area } from '../useArea.js'

/** The texts about several chains of one market. */
export const chainsWords: Area<typeof en> = { en, de }
