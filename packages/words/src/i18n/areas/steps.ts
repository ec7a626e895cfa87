import type { Area } from '../Area.js'
import { steps as de } from '../de/steps.js'
import { steps as en } from '../en/steps.js'

export type StepWords = typeof en

/** What each step of a trade asks of the wallet. */
export const stepWords: Area<StepWords> = { en, de }
