import { times as de } from '../de/times.js'
import { times as en } from '../en/times.js'
import type { Area } from '../useArea.js'

export const timesWords: Area<typeof en> = { en, de }
