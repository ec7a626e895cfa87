import type { Language } from './language/locale.js'
import { useSpeech } from './useWords.js'

/**
 * The texts of one part of the app, such as a page, in every language. They load with the code of that part, so that
 * the front page does not load the portfolio's texts.
 */
export type Area<texts> = Record<Language, texts>

/**
 * Returns the texts of one part of the app, in the page's language.
 *
 * @example
 * const words = useArea(collectionWords)
 */
export function useArea<texts>(area: Area<texts>): texts {
  return area[useSpeech().language]
}
