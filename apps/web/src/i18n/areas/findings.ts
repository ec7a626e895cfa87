import type { Order } from '@souk/seaport'
import { findings as de } from '../de/findings.js'
import { findings as en, type FindingSentence } from '../en/findings.js'
import type { Area } from '../useArea.js'

/** The sentence of each finding of the guard. */
export const findingSentences: Area<Record<Order.FindingName, FindingSentence>> = { en, de }
