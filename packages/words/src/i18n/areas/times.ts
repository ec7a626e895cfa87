import type { Area } from '../Area.js'
import { times as de } from '../de/times.js'
import { times as en } from '../en/times.js'

export const timesWords: Area<typeof en> = { en, de }
