import type { Language } from './language/locale.js'

/**
 * The texts of one part of a program, such as a page, in every language. They load with the code of that part, so that
 * the front page does not load the portfolio's texts.
 */
export type Area<texts> = Record<Language, texts>
