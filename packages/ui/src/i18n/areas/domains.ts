import { domains as de } from '../de/domains.js'
import { domains as en } from '../en/domains.js'
import type { Area } from '../useArea.js'

/** The texts of the page about domain tags. */
export const domainsWords: Area<typeof en> = { en, de }
