import { card as de } from '../de/card.js'
import { card as en } from '../en/card.js'
import type { Area } from '../useArea.js'

export const cardWords: Area<typeof en> = { en, de }
