import { networks as de } from '../de/networks.js'
import { networks as en } from '../en/networks.js'
import type { Area } from '../useArea.js'

/** The texts of the page about the network. */
export const networksWords: Area<typeof en> = { en, de }
