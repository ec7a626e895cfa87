import { reading as de } from '../de/reading.js'
import { reading as en } from '../en/reading.js'
import type { Area } from '../useArea.js'

export const readingWords: Area<typeof en> = { en, de }
