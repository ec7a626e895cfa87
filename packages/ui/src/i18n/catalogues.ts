import { de } from './de/index.js'
import { en } from './en/index.js'
import type { Words } from './en/Words.js'
import type { Language } from './language/locale.js'

/** The texts of every page, in each language. They are few, so they load with the page. */
export const catalogues: Record<Language, Words> = { en, de }
