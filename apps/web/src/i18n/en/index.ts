import { frame } from './frame.js'

/** What every page says, in English. */
export const en = { tag: 'en', frame }
