import { listing as de } from '../de/listing.js'
import { listing as en } from '../en/listing.js'
import type { Area } from '../useArea.js'

/** The texts for choosing how to sell. */
export const listingWords: Area<typeof en> = { en, de }
