import type { en } from './index.js'

/** What every page says, in one language; the parts of the app bring their own words along. What takes facts is a function of them. */
export type Words = typeof en
