import type { Area } from '@souk/ui/parts/i18n/useArea.js'
import { chart as de } from '../de/chart.js'
import { chart as en } from '../en/chart.js'

/** The texts around charts. */
export const chartWords: Area<typeof en> = { en, de }
