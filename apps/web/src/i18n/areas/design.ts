import { design as de } from '../de/design.js'
import { design as en } from '../en/design.js'
import type { Area } from '../useArea.js'

/** The texts of the design gallery. */
export const designWords: Area<typeof en> = { en, de }
