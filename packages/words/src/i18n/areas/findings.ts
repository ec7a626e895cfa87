import type { Order } from '@souk/seaport'
import type { Area } from '../Area.js'
import { findings as de } from '../de/findings.js'
import { findings as en, type FindingSentence } from '../en/findings.js'

/** The sentence of each finding of the guard. */
export const findingSentences: Area<Record<Order.FindingName, FindingSentence>> = { en, de }
