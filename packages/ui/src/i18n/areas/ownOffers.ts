import { ownOffers as de } from '../de/ownOffers.js'
import { ownOffers as en } from '../en/ownOffers.js'
import type { Area } from '../useArea.js'

/** The texts about the visitor's own open offers on items that change hands. */
export const ownOffersWords: Area<typeof en> = { en, de }
