import type { Language as Spoken } from '../i18n/language/locale.js'

/** The languages of the components. */
export type Language = 'en' | 'de'

/** Compiles only while the components speak exactly these. */
true satisfies [Spoken, Language] extends [Language, Spoken] ? true : false
