import { de } from './de/index.js'
import { en } from './en/index.js'
import type { Words } from './en/Words.js'
import type { Language } from './language/locale.js'

/** What every page says, in each language. It is little, so nobody waits for it. */
export const catalogues: Record<Language, Words> = { en, de }
