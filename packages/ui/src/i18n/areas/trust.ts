import { trust as de } from '../de/trust.js'
import { trust as en } from '../en/trust.js'
import type { Area } from '../useArea.js'

/** The texts about what the market says, compared with known facts. */
export const trustWords: Area<typeof en> = { en, de }
