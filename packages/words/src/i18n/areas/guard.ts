import type { Area } from '../Area.js'
import { guard as de } from '../de/guard.js'
import { guard as en } from '../en/guard.js'

export type GuardWords = typeof en

/** The guard's texts in a review, before the wallet is asked. */
export const guardWords: Area<GuardWords> = { en, de }
