import { embed as de } from '../de/embed.js'
import { embed as en } from '../en/embed.js'
import type { Area } from '../useArea.js'

/** The texts of components on pages of others. */
export const embedWords: Area<typeof en> = { en, de }
