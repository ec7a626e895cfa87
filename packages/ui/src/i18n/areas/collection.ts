import { collection as de } from '../de/collection.js'
import { collection as en } from '../en/collection.js'
import type { Area } from '../useArea.js'

/** The texts of a collection's page. */
export const collectionWords: Area<typeof en> = { en, de }
