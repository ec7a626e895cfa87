import type { Area } from '@souk/ui/parts/i18n/useArea.js'
import { fiat as de } from '../de/fiat.js'
import { fiat as en } from '../en/fiat.js'

/** The texts about approximate worths in a fiat currency. */
export const fiatWords: Area<typeof en> = { en, de }
