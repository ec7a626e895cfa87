import type { en } from './en/index.js'

/** Everything that the app says, in one language. What takes facts is a function of them. */
export type Words = typeof en
