import { auction as de } from '../de/auction.js'
import { auction as en } from '../en/auction.js'
import type { Area } from '../useArea.js'

/** What is said of English auctions. */
export const auctionWords: Area<typeof en> = { en, de }
