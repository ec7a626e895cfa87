import { chart as de } from '../de/chart.js'
import { chart as en } from '../en/chart.js'
import type { Area } from '../useArea.js'

/** The texts around charts. */
export const chartWords: Area<typeof en> = { en, de }
