import { frame } from './frame.js'

/** The texts of every page, in English. */
export const en = { tag: 'en', frame }
