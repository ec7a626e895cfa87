import type { Area } from '@souk/ui/parts/i18n/useArea.js'
import { design as de } from '../de/design.js'
import { design as en } from '../en/design.js'

/** The texts of the design gallery. */
export const designWords: Area<typeof en> = { en, de }
