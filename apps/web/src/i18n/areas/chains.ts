import type { Area } from '@souk/ui/parts/i18n/useArea.js'
import { chains as de } from '../de/chains.js'
import { chains as en } from '../en/chains.js'

/** The texts about several chains of one market. */
export const chainsWords: Area<typeof en> = { en, de }
