import type { Language } from './language/locale.js'
import { useSpeech } from './useWords.js'

/**
 * The texts of one part of the app, such as a page, in every language. They travel with the code of that part, so that
 * the front page does not carry what only the portfolio says.
 */
export type Area<texts> = Record<Language, texts>

/**
 * Returns what one part of the app says, in the page's language.
 *
 * @example
 * const words = useArea(collectionWords)
 */
export function useArea<texts>(area: Area<texts>): texts {
  return area[useSpeech().language]
}
