import { auctionCard as de } from '../de/auctionCard.js'
import { auctionCard as en } from '../en/auctionCard.js'
import type { Area } from '../useArea.js'

/** The texts of auctions in grids, tables and rows. */
export const auctionCardWords: Area<typeof en> = { en, de }
