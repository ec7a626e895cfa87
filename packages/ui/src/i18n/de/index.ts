import type { Words } from '../en/Words.js'
import { frame } from './frame.js'

/** The texts of every page, in German. */
export const de: Words = { tag: 'de', frame }
