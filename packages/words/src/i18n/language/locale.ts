/** The languages of the app, by their own names. */
export const languages = { en: 'English', de: 'Deutsch' } as const
export type Language = keyof typeof languages

const key = 'souk.language'

/** The part of `localStorage` in use. */
type LanguageStorage = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Picks the language of the page: the one chosen in this browser, or else the reader's first preference that the app
 * supports.
 *
 * @example
 * pickLanguage(localStorage, ['de-CH', 'en']) // → 'de'
 */
export function pickLanguage(storage: LanguageStorage, preferred: readonly string[]): Language {
  const wished = [storage.getItem(key) ?? '', ...preferred].map((tag) => tag.split(/[-_@.]/)[0])
  return wished.find(isLanguage) ?? 'en'
}

/** Stores the chosen language. */
export function keepLanguage(storage: LanguageStorage, language: Language): void {
  storage.setItem(key, language)
}

function isLanguage(tag: string | undefined): tag is Language {
  return tag !== undefined && Object.hasOwn(languages, tag)
}

let spoken: Language | undefined

/** Sets the language of our texts, numbers and dates on a page that is not ours; `undefined` for the page's own. */
export function speakLanguage(language: Language | undefined): void {
  spoken = language
}

/**
 * Returns the language of the page. Its `lang` attribute is the single source for all formatters outside of
 * components, except where {@link speakLanguage} was called.
 */
export function pageLanguage(): Language {
  if (spoken) return spoken
  const tag = typeof document === 'undefined' ? undefined : document.documentElement.lang.split('-')[0]
  return isLanguage(tag) ? tag : 'en'
}

/**
 * Returns the language tag for numbers and dates: the reader's own if its language is the page's, so that the
 * region's formats are kept.
 */
export function formatTag(): string {
  const language = pageLanguage()
  const own = typeof navigator === 'undefined' ? [] : navigator.languages
  return own.find((tag) => (tag === language || tag.startsWith(`${language}-`)) && isTag(tag)) ?? language
}

/** Tells whether a tag is valid. Some systems report tags that no browser can format for, such as `en-US@posix`. */
export function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** Keeps a formatter per tag, since creating one costs far more than using it. */
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
