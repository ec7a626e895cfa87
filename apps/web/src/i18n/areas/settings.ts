import { settings as de } from '../de/settings.js'
import { settings as en } from '../en/settings.js'
import type { Area } from '../useArea.js'

/** The texts of the settings. */
export const settingsWords: Area<typeof en> = { en, de }
