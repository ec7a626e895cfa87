/** The languages of the app, as they call themselves. */
export const languages = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof languages

const key = 'souk.language'

/** The part of `localStorage` that is used. */
type LanguageStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Picks the language of the page: the one that was chosen here, or else the first of the reader's that there is.
 *
 * @example
 * pickLanguage(localStorage, ['de-CH', 'en']) // → 'de'
 */
export function pickLanguage(storage: LanguageStorage, preferred: readonly string[]): Language {
  const wished = [storage.getItem(key) ?? '', ...preferred].map((tag) => tag.split('-')[0])
  return wished.find(isLanguage) ?? 'en'
}

/** Keeps the language that was chosen. */
export function keepLanguage(storage: LanguageStorage, language: Language): void {
  storage.setItem(key, language)
}

function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && Object.hasOwn(languages, tag)
}

/**
 * Gives the tag by which numbers and dates are written: the reader's own where it is of the page's language, so that the
 * region's habits are kept.
 *
 * The page's `lang` is the one place that knows the language; everything that formats reads it there.
 */
export function formatTag(): string {
  if (typeof document === 'undefined') return 'en'
  const page = document.documentElement.lang || 'en'
  return navigator.languages.find((tag) => tag === page || tag.startsWith(`${page}-`)) ?? page
}
