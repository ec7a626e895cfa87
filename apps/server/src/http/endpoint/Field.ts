import * as z from '@souk/base/schema'
import type { Address } from 'viem'
import type { AuctionCursor } from '../../auctions/listAuctions.js'
import type { HolderCursor } from '../../collections/listHolders.js'
import type { NftCursor } from '../../nfts/NftCursor.js'
import type { Cursor as OrderCursor } from '../../orders/list.js'
import { NotFoundError } from './errors.js'

/** Fields of paths and queries. Each parses the text, or says in its message what it expected. */

/** An address in any case; parsed to lower case. */
export const address = z.map(
  z.expecting(text(/^0x[0-9a-fA-F]{40}$/), 'an address'),
  (text) => text.toLowerCase() as Address,
)

export const hash = z.expecting(z.hash, 'a 32-byte hash')

/** A uint256 in decimal. */
export const uint = z.expecting(
  z.map(text(/^\d{1,78}$/), BigInt).check(z.isWord),
  'a whole number from 0 to 2^256-1',
)

/** Seconds since 1970, within the range of dates. */
export const seconds = z.expecting(
  z.map(text(/^\d{1,13}$/), BigInt).check(z.refine((time) => time <= 8_640_000_000_000n, 'a date')),
  'a time in seconds',
)

/** The number of an event. */
export const sequence = z.expecting(z.map(text(/^\d{1,15}$/), Number), 'the number of an event')

/** A collection's slug. */
export const slug = z.expecting(z.string(), 'a name').check(z.maxLength(200))

/** A search text. */
export const query = z.expecting(z.string().check(z.minLength(1)), 'some text').check(z.maxLength(200))

/** The number of rows of a page. @param most - The largest page. */
export function limit(most: number, usual = 20) {
  const rows = z
    .map(text(/^\d{1,4}$/), Number)
    .check(z.minimum(1), z.maximum(most), z.documented({ type: 'integer', default: usual }))
  const wanted = z.optional(z.expecting(rows, `a whole number from 1 to ${most}`))
  return z.map(wanted, (rows) => rows ?? usual)
}

/** An amount in whole units, such as `0.25`. How many decimals it can have depends on the currency. */
export const units = z.expecting(text(/^\d{1,30}(\.\d{1,18})?$/), 'an amount such as 0.25')

/** One of some names. @param names - The first is the default. */
export function choice<const name extends string>(names: readonly [name, ...name[]]) {
  return z.withDefault(z.oneOf<name>(names), names[0])
}

/** A boolean, as the published clients write it. @default false */
export const flag = z.map(
  z.optional(z.expecting(z.oneOf(['0', '1', 'true', 'false']), 'true or false')),
  (text) => text === 'true' || text === '1',
)

/**
 * A boolean that changes nothing, because every answer satisfies both values.
 *
 * @param why - A sentence for the document.
 */
export function satisfied(why: string) {
  return boolean('true or false', { values: ['true', 'false', '1', '0'], why })
}

/**
 * A parameter that changes nothing, because every answer satisfies each of its values.
 *
 * @param why - A sentence for the document.
 */
export function satisfiedBy<value>(field: z.Schema<value>, why: string) {
  return z.optional(field.check(z.documented({ description: why })))
}

/**
 * A boolean that must be false.
 *
 * @param why - Completes the sentence "… must be false, because …".
 */
export function unsupported(why: string) {
  return boolean(`false, because ${why}`, { values: ['false', '0'], why: `Must be false, because ${why}.` })
}

function boolean(expected: string, { values, why }: { values: readonly string[]; why: string }) {
  const known = z.string().check(
    z.refine((text) => values.includes(text), expected),
    z.documented({ enum: values, description: why }),
  )
  return z.optional(z.expecting(known, expected))
}

/** A key that may be repeated, or hold several values separated by commas. */
export function list<item>(item: z.Schema<item>, most: number) {
  const split = z.map(z.array(z.string()), (texts) =>
    texts.flatMap((text) => text.split(',')).filter((text) => text !== ''),
  )
  return z.pipe(split, z.array(item).check(z.maxItems(most)))
}

/** A key that may be repeated; its values may hold commas. */
export function texts(most: number) {
  return z.array(z.string()).check(z.maxItems(most))
}

/** Tells whether a field takes all values of its key. */
export function isList({ form }: z.Schema): boolean {
  return form.type === 'list'
}

function text(pattern: RegExp) {
  return z.string().check(z.regex(pattern))
}

/**
 * A cursor. Cursors are opaque to clients and hold the position of the last row.
 *
 * @param patterns - The forms of the position's fields. A nullable field's pattern also matches an empty text.
 */
function cursor<place extends object>(patterns: Readonly<Record<keyof place & string, RegExp>>) {
  const isPlace = (value: unknown): value is place => matches(value, patterns)
  const place = z.create<place>({ type: 'unknown' }, (value, reading) =>
    isPlace(value) ? value : z.mistype(reading, 'a place'),
  )
  const decoded = z.map(z.string().check(z.maxLength(1000)), (text) =>
    parse(Buffer.from(text, 'base64url').toString('utf8')),
  )
  return z.optional(z.expecting(z.pipe(decoded, place), 'a cursor that this endpoint gave'))
}

export const orderCursor = cursor<OrderCursor>({
  // Orders without a price, such as swaps, have the rank of an unknown currency.
  rank: /^\d{1,5}$/,
  price: /^\d{1,78}$/,
  sequence: /^\d{1,18}$/,
})
export const nftCursor = cursor<NftCursor>({
  contract: /^0x[0-9a-f]{40}$/,
  identifier: /^\d{1,78}$/,
  rank: /^\d{0,5}$/,
  price: /^\d{0,78}$/,
  listing: /^\d{0,18}$/,
  rarity: /^\d{0,9}$/,
  end: /^[0-9a-f]{0,16}$/,
})
export const auctionCursor = cursor<AuctionCursor>({ end: /^[0-9a-f]{16}$/, sequence: /^\d{1,18}$/ })
export const activityCursor = cursor<{ at: string; sequence: string }>({
  at: /^\d{1,14}$/,
  sequence: /^\d{1,18}$/,
})
export const holderCursor = cursor<HolderCursor>({
  quantity: /^\d{1,78}$/,
  owner: /^0x[0-9a-f]{40}$/,
})
export const ownerCursor = cursor<{ owner: string }>({ owner: /^0x[0-9a-f]{40}$/ })
export const positionCursor = cursor<{ position: number }>({ position: /^\d{1,9}$/ })

/** Makes a cursor from the position of a page's last row. */
export function toCursor(
  place: Readonly<Record<string, string | number | null>> | undefined,
): string | undefined {
  return place && Buffer.from(JSON.stringify(place)).toString('base64url')
}

function matches(value: unknown, patterns: Readonly<Record<string, RegExp>>): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return Object.entries(patterns).every(([key, pattern]) => {
    const field = fields.get(key)
    if (field === undefined || field === null) return pattern.test('')
    // A list or an object could print as a valid value, or throw while it prints; an empty text is not a number.
    return (
      (typeof field === 'number' || (typeof field === 'string' && field !== '')) &&
      pattern.test(String(field))
    )
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The path's chain and protocol; checked against those of this server. */
export const chain = z.expecting(z.string(), 'the name of a chain')
export const protocol = z.expecting(z.string(), 'the name of a protocol')

/** This server serves one chain and one protocol. @throws {NotFoundError} for another. */
export function assertPlace(params: Readonly<Record<string, unknown>>, expected: string): void {
  if (typeof params.chain === 'string' && params.chain.toLowerCase() !== expected.toLowerCase())
    throw new NotFoundError({ resource: 'chain', chain: params.chain, known: [expected] })
  if (typeof params.protocol === 'string' && params.protocol !== 'seaport')
    throw new NotFoundError({ resource: 'protocol', protocol: params.protocol, known: ['seaport'] })
}
