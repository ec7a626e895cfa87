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
  const wished = [storage.getItem(key) ?? '', ...preferred].map((tag) => tag.split(/[-_@.]/)[0])
  return wished.find(isLanguage) ?? 'en'
}

/** Keeps the language that was chosen. */
export function keepLanguage(storage: LanguageStorage, language: Language): void {
  storage.setItem(key, language)
}

function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && Object.hasOwn(languages, tag)
}

/** The language of the page: its `lang` is the one place that knows it, for all that formats outside of components. */
export function pageLanguage(): Language {
  const tag = typeof document === 'undefined' ? undefined : document.documentElement.lang.split('-')[0]
  return isLanguage(tag) ? tag : 'en'
}

/**
 * Gives the tag by which numbers and dates are written: the reader's own where it is of the page's language, so that the
 * region's habits are kept.
 */
export function formatTag(): string {
  const language = pageLanguage()
  const own = typeof navigator === 'undefined' ? [] : navigator.languages
  return own.find((tag) => (tag === language || tag.startsWith(`${language}-`)) && isTag(tag)) ?? language
}

/** Some systems name their language in ways that no browser can format for, such as `en-US@posix`. */
export function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** Keeps what formats for a tag, since making one costs far more than using it. */
export function perTag<format>(make: (tag: string) => format): () => format {
  const kept = new Map<string, format>()
  return () => {
    const tag = formatTag()
    const known = kept.get(tag)
    if (known) return known
    const made = make(tag)
    kept.set(tag, made)
    return made
  }
}
