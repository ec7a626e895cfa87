import { listing as de } from '../de/listing.js'
import { listing as en } from '../en/listing.js'
import type { Area } from '../useArea.js'

/** What is said where it is chosen how something is sold. */
export const listingWords: Area<typeof en> = { en, de }
