import type { Area } from '../i18n/Area.js'
import type { ErrorSentences, RevertName } from './ErrorSentence.js'
import { marketCodes as enCodes, type MarketCode } from './englishMarketCodes.js'
import { errors as enSentences } from './englishSentences.js'
import { marketCodes as deCodes } from './germanMarketCodes.js'
import { reverts } from './germanReverts.js'
import { errors as deSentences } from './germanSentences.js'

/** The texts of errors in one language. */
export type ErrorWords = {
  sentences: ErrorSentences
  /** What a market's codes mean. */
  codes: Record<MarketCode, string>
  /** What contracts' errors mean. The library itself says it in English. */
  reverts: Record<RevertName, string> | undefined
  quote: (text: string) => string
  unknown: (quoted: string) => string
  fault: (name: string) => string
  market: (said: string, status: number | undefined) => string
  contract: (quoted: string) => string
  unmoved: string
}

/** The texts of errors. Only code that shows errors loads them, because they are many. */
export const errorWords: Area<ErrorWords> = {
  en: {
    sentences: enSentences,
    codes: enCodes,
    reverts: undefined,
    quote: (text) => `“${text}”`,
    unknown: (quoted) => `Something that the app does not know happened${quoted}.`,
    fault: (name) =>
      `The app did something that cannot work (${name}). This is a fault of the app, not yours. Reload the page.`,
    market: (said, status) => `The market refused${status ? ` (status ${status})` : ''}${said}.`,
    contract: (quoted) => `A contract refused the transaction${quoted}.`,
    unmoved: 'Nothing was moved.',
  },
  de: {
    sentences: deSentences,
    codes: deCodes,
    reverts,
    quote: (text) => `„${text}“`,
    unknown: (quoted) => `Etwas, das die App nicht kennt, ist geschehen${quoted}.`,
    fault: (name) =>
      `Die App hat etwas getan, das nicht gehen kann (${name}). Das ist ein Fehler der App, nicht deiner. Lade die Seite neu.`,
    market: (said, status) => `Der Markt hat abgelehnt${status ? ` (Status ${status})` : ''}${said}.`,
    contract: (quoted) => `Ein Vertrag hat die Transaktion abgelehnt${quoted}.`,
    unmoved: 'Nichts wurde bewegt.',
  },
}
