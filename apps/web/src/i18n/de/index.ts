import type { Words } from '../en/Words.js'
import { frame } from './frame.js'

/** What every page says, in German. */
export const de: Words = { tag: 'de', frame }
