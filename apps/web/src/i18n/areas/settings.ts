import type { Area } from '@souk/ui/parts/i18n/useArea.js'
import { settings as de } from '../de/settings.js'
import { settings as en } from '../en/settings.js'

/** The texts of the settings. */
export const settingsWords: Area<typeof en> = { en, de }
