import { bundle as de } from '../de/bundle.js'
import { bundle as en } from '../en/bundle.js'
import type { Area } from '../useArea.js'

/** The texts of sets: several items that are sold together at one price. */
export const bundleWords: Area<typeof en> = { en, de }
