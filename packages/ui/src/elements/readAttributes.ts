import { type Address, type Hash, isAddress, isHash, maxUint256 } from 'viem'
import type { Language } from '../embed/Language.js'
import { attributesOf, type ElementName, type Shape, type Subject, shapes } from './shapes.js'

/** The market of an element, and how it is shown. Elements with the same are one app. */
export type Market = {
  market: string
  language?: Language
  theme?: 'system' | 'light' | 'dark'
  trust?: 'known' | 'market'
}

/** What the attributes of an element say. */
export type Wish = Market & {
  contract?: Address
  token?: bigint
  collection?: string
  account?: Address
  hash?: Hash
  size?: 'm' | 'l'
  label?: string
}

/** Why an element cannot be shown. */
export type Issue =
  | { kind: 'wrong'; attribute: keyof Wish; value: string }
  | { kind: 'missing'; attributes: readonly (readonly string[])[] }
  /** Others on the page speak another language. */
  | { kind: 'languages'; language: Language }

/**
 * Reads the attributes of an element.
 *
 * @param get - Returns the text of an attribute; `null` if it is absent.
 */
export function readAttributes(name: ElementName, get: (attribute: string) => string | null): Wish | Issue {
  const wish: Partial<Record<string, unknown>> = {}
  for (const attribute of attributesOf(name) as readonly (keyof Wish)[]) {
    const value = get(attribute)
    if (value === null) continue
    const parsed = parsers[attribute](value)
    if (parsed === undefined) return { kind: 'wrong', attribute, value }
    wish[attribute] = parsed
  }
  if (wish.market === undefined) return { kind: 'missing', attributes: [['market']] }
  const { subjects }: Shape = shapes[name]
  const isSet = (subject: Subject) => wish[subject] !== undefined
  const given = [...new Set(subjects.flat())].filter(isSet)
  const isOne = subjects.some((one) => one.length === given.length && one.every(isSet))
  return isOne ? (wish as Wish) : { kind: 'missing', attributes: subjects }
}

const oneOf =
  <value extends string>(...values: readonly value[]) =>
  (text: string) =>
    values.find((value) => value === text)

const address = (text: string) => (isAddress(text, { strict: false }) ? text : undefined)

/** Each returns `undefined` for a text that means nothing. */
const parsers: { [key in keyof Required<Wish>]: (text: string) => Wish[key] | undefined } = {
  market: toUrl,
  language: oneOf('en', 'de'),
  theme: oneOf('system', 'light', 'dark'),
  trust: oneOf('known', 'market'),
  contract: address,
  token: toTokenId,
  collection: (text) => text.trim() || undefined,
  account: address,
  hash: (text) => (isHash(text) ? text : undefined),
  size: oneOf('m', 'l'),
  label: (text) => text.trim() || undefined,
}

function toUrl(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
  return isPlain ? url.href.replace(/\/$/, '') : undefined
}

function toTokenId(text: string): bigint | undefined {
  if (!/^\d{1,78}$/.test(text)) return undefined
  const id = BigInt(text)
  return id <= maxUint256 ? id : undefined
}
