import { networks as de } from '../de/networks.js'
import { networks as en } from '../en/networks.js'
import type { Area } from '../useArea.js'

/** What the page about the network says. */
export const networksWords: Area<typeof en> = { en, de }
