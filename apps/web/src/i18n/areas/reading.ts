import type { Area } from '@souk/ui/parts/i18n/useArea.js'
import { reading as de } from '../de/reading.js'
import { reading as en } from '../en/reading.js'

export const readingWords: Area<typeof en> = { en, de }
