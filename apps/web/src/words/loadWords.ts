import type { Language } from './locale.js'
import type { Words } from './Words.js'

/** Each language is a chunk of its own. */
const catalogues: Record<Language, () => Promise<Words>> = {
  en: async () => (await import('./en/index.js')).en,
  de: async () => (await import('./de/index.js')).de,
}

/** Fetches what the app says in a language. */
export function loadWords(language: Language): Promise<Words> {
  return catalogues[language]()
}
