import { design as de } from '../de/design.js'
import { design as en } from '../en/design.js'
import type { Area } from '../useArea.js'

/** What the gallery of the design language says. */
export const designWords: Area<typeof en> = { en, de }
