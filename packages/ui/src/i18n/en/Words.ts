import type { en } from './index.js'

/** The texts of every page in one language. Each area of the app adds its own texts. A text with values is a function of them. */
export type Words = typeof en
