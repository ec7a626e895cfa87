import type { Area } from '@souk/words/language'
import { useSpeech } from './useSpeech.js'

export type { Area }

/**
 * Returns the texts of one part of the app, in the page's language.
 *
 * @example
 * const words = useArea(collectionWords)
 */
export function useArea<texts>(area: Area<texts>): texts {
  return area[useSpeech().language]
}
