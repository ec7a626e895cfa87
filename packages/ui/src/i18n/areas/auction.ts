import { auction as de } from '../de/auction.js'
import { auction as en } from '../en/auction.js'
import type { Area } from '../useArea.js'

/** The texts about English auctions. */
export const auctionWords: Area<typeof en> = { en, de }
