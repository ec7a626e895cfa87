import type { Area } from '@souk/ui/parts/i18n/useArea.js'
import { networks as de } from '../de/networks.js'
import { networks as en } from '../en/networks.js'

/** The texts of the page about the network. */
export const networksWords: Area<typeof en> = { en, de }
