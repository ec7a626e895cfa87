import { guard as de } from '../de/guard.js'
import { guard as en } from '../en/guard.js'
import type { Area } from '../useArea.js'

export type GuardWords = typeof en

/** The guard's texts in a review, before the wallet is asked. */
export const guardWords: Area<GuardWords> = { en, de }
