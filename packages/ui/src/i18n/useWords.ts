import { catalogues } from './catalogues.js'
import type { Words } from './en/Words.js'
import { useArea } from './useArea.js'

/** Returns the texts around every page of the app, in the page's language. */
export function useWords(): Words {
  return useArea(catalogues)
}
