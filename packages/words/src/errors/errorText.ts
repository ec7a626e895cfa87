import { Order } from '@souk/seaport'
import { formatBasisPoints } from '../format/formatShare.js'
import { formatMoment } from '../format/formatTime.js'
import { pageLanguage } from '../i18n/language/locale.js'
import { type ErrorName, faults, type Say } from './ErrorSentence.js'
import { type ErrorWords, errorWords } from './errorWords.js'

/**
 * Says in the page's language what an error means. It is made of the error's name and facts, never of the library's
 * message, which is in English. What a stranger said (a wallet, a node, a market) is a quotation in a sentence of ours.
 *
 * @param error - An error of ours, one that was recorded by its name, or any thrown value.
 *
 * @example
 * errorText(new ExpiredError({ orderHash, endTime, now })) // → 'The order has ended (3 Mar 2026, 12:00).'
 */
export function errorText(error: unknown): string {
  return textOf(error, errorWords[pageLanguage()])
}

/** The parts of an error that its text is made of. */
type Told = { name: string; facts: Record<string, unknown>; cause: unknown }

function textOf(error: unknown, words: ErrorWords): string {
  const told = findKnown(error, words)
  if (!told) return words.unknown(said(messageOf(error), words))
  if (isFault(told.name)) return words.fault(told.name)
  const sentence = words.sentences[told.name as ErrorName] as string | Sentence
  const text = typeof sentence === 'string' ? sentence : sentence(told.facts, sayOf(told, words))
  return text.trim()
}

type Sentence = (facts: Record<string, unknown>, say: Say) => string

/** Finds the outermost error with a text in a chain of causes. */
function findKnown(error: unknown, words: ErrorWords): Told | undefined {
  const seen = new Set<unknown>()
  for (let current = error; isRecord(current) && !seen.has(current); current = current.cause) {
    seen.add(current)
    const { name, facts, cause } = current
    if (typeof name === 'string' && (isFault(name) || Object.hasOwn(words.sentences, name)))
      return { name, facts: isRecord(facts) ? facts : {}, cause }
  }
  return undefined
}

function isFault(name: string): boolean {
  return (faults as readonly string[]).includes(name)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function sayOf({ cause }: Told, words: ErrorWords): Say {
  return {
    quote: (text) => words.quote(plain(text)),
    said: (text) => said(text, words),
    time: (seconds) => formatMoment(BigInt(seconds)),
    percent: (basisPoints) => formatBasisPoints(Number(basisPoints)),
    error: (inner) => (inner === undefined ? '' : textOf(inner, words)),
    cause: () => textOf(cause, words),
    reverted: (facts) => revertText(facts, words),
    market: (code, reasons, status) =>
      code !== undefined && Object.hasOwn(words.codes, code)
        ? words.codes[code as keyof typeof words.codes]
        : words.market(said(reasons, words), status),
  }
}

/** A contract's own reason comes from a stranger, its known errors are told by us. */
function revertText(facts: object, words: ErrorWords): string {
  const { errorName, args, sentence, remedy } = facts as Record<string, unknown>
  const name = typeof errorName === 'string' ? errorName : undefined
  const reason = name === 'Error' && isRecord(args) ? args.message : name === 'Panic' ? name : undefined
  if (!name || reason !== undefined) return `${words.contract(said(reason, words))} ${words.unmoved}`
  const known = words.reverts && Object.hasOwn(words.reverts, name)
  const own = known && words.reverts?.[name as keyof typeof words.reverts]
  return `${own || `${sentence} ${remedy}`} (${name}) ${words.unmoved}`
}

/** `: “…”`, or nothing. The sentence around it ends with a full stop. */
function said(value: unknown, words: ErrorWords): string {
  const text = plain(
    Array.isArray(value) ? value.filter((part) => typeof part === 'string').join(' ') : value,
  )
  return text === '' ? '' : `: ${words.quote(text)}`
}

const longestText = 200

/** A text could come from anyone, so it is cut and cannot hide letters. */
function plain(text: unknown): string {
  if (typeof text !== 'string' && typeof text !== 'number' && typeof text !== 'bigint') return ''
  return Order.plainName(String(text), longestText)
}

function messageOf(error: unknown): unknown {
  return isRecord(error) ? error.message : error
}
