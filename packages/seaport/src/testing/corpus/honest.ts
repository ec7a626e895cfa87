import { fills } from './honest/fills.js'
import { housekeeping } from './honest/housekeeping.js'
import { listings } from './honest/listings.js'
import { offers } from './honest/offers.js'
import { signatures } from './honest/signatures.js'
import type { Row } from './Row.js'

/** Requests that a user makes on purpose, as Souk and other honest applications send them. */
export const honest: readonly Row[] = [...listings, ...offers, ...fills, ...housekeeping, ...signatures]
