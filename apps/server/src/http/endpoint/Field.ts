import type { Address, Hex } from 'viem'
import * as z from 'zod/mini'
import type { HolderCursor } from '../../collections/listHolders.js'
import type { NftCursor } from '../../nfts/list.js'
import type { Cursor as OrderCursor } from '../../orders/list.js'
import { NotFoundError } from './errors.js'

/** Fields of paths and queries. Each parses the text, or says in its message what it expected. */

/** An address in any case; parsed to lower case. */
export const address = z.pipe(
  z.string('an address').check(z.regex(/^0x[0-9a-fA-F]{40}$/, 'an address')),
  z.transform((text) => text.toLowerCase() as Address),
)

export const hash = z.pipe(
  z.string('a 32-byte hash').check(z.regex(/^0x[0-9a-fA-F]{64}$/, 'a 32-byte hash')),
  z.transform((text) => text.toLowerCase() as Hex),
)

const wholeNumber = 'a whole number from 0 to 2^256-1'

/** A uint256 in decimal. */
export const uint = z.pipe(
  z.string(wholeNumber).check(
    z.regex(/^\d{1,78}$/, { error: wholeNumber, abort: true }),
    z.refine((text) => BigInt(text) < 2n ** 256n, wholeNumber),
  ),
  z.transform((text) => BigInt(text)),
)

/** Seconds since 1970, within the range of dates. */
export const seconds = z.pipe(
  z.string('a time in seconds').check(
    z.regex(/^\d{1,13}$/, { error: 'a time in seconds', abort: true }),
    z.refine((text) => Number(text) <= 8_640_000_000_000, 'a time in seconds'),
  ),
  z.transform((text) => BigInt(text)),
)

/** The number of an event. */
export const sequence = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/, 'the number of an event')),
  z.transform(Number),
)

/** A collection's slug. */
export const slug = z.string('a name').check(z.maxLength(200, 'at most 200 characters'))

/** A search text. */
export const query = z
  .string('some text')
  .check(z.minLength(1, 'some text'), z.maxLength(200, 'at most 200 characters'))

/** The number of rows of a page. @param most - The largest page. */
export function limit(most: number, usual = 20) {
  const expected = `a whole number from 1 to ${most}`
  return z._default(
    z.pipe(
      z.string(expected).check(
        z.regex(/^\d{1,4}$/, { error: expected, abort: true }),
        z.refine((text) => Number(text) >= 1 && Number(text) <= most, expected),
        z.meta({ type: 'integer', minimum: 1, maximum: most, default: usual }),
      ),
      z.transform(Number),
    ),
    usual,
  )
}

/** One of some names. @param names - The first is the default. */
export function choice<const name extends string>(names: readonly [name, ...name[]]) {
  return z._default(z.enum(names, `one of ${names.join(', ')}`), names[0] as never)
}

/** A boolean, as the published clients write it. */
export const flag = z._default(
  z.pipe(
    z.enum(['true', 'false', '1', '0'], 'true or false'),
    z.transform((text) => text === 'true' || text === '1'),
  ),
  false,
)

/** A key that may be repeated, or hold several values separated by commas. */
export function list<item extends z.core.$ZodType<unknown, string>>(item: item, most: number) {
  return z.pipe(
    z.pipe(
      z.array(z.string()),
      z.transform((texts) => texts.flatMap((text) => text.split(',')).filter((text) => text !== '')),
    ),
    z.array(item).check(z.maxLength(most, `at most ${most} values`)),
  )
}

/** A key that may be repeated; its values may hold commas. */
export function texts(most: number) {
  return z.array(z.string()).check(z.maxLength(most, `at most ${most} values`))
}

/** Tells whether a field takes all values of its key. */
export function isList(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.core.$ZodPipe) return isList(schema._zod.def.in)
  return schema instanceof z.core.$ZodArray
}

/**
 * A cursor. Cursors are opaque to clients and hold the position of the last row.
 *
 * @param patterns - The forms of the position's fields. A nullable field's pattern also matches an empty text.
 */
function cursor<place extends object>(patterns: Readonly<Record<keyof place & string, RegExp>>) {
  const expected = 'a cursor that this endpoint gave'
  const isPlace = (value: unknown): value is place => matches(value, patterns)
  return z.optional(
    z.pipe(
      z.string(expected).check(z.maxLength(1000, expected)),
      z.transform((text, context): place => {
        const found = parse(Buffer.from(text, 'base64url').toString('utf8'))
        if (isPlace(found)) return found
        context.issues.push({ code: 'custom', message: expected, input: text })
        return z.NEVER
      }),
    ),
  )
}

export const orderCursor = cursor<OrderCursor>({
  rank: /^\d{1,4}$/,
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
})
export const activityCursor = cursor<{ at: string; sequence: string }>({
  at: /^\d{1,14}$/,
  sequence: /^\d{1,18}$/,
})
export const holderCursor = cursor<HolderCursor>({
  quantity: /^\d{1,78}$/,
  owner: /^0x[0-9a-f]{40}$/,
})
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
export const chain = z.string('the name of a chain')
export const protocol = z.string('the name of a protocol')

/** This server serves one chain and one protocol. @throws {NotFoundError} for another. */
export function assertPlace(params: Readonly<Record<string, unknown>>, expected: string): void {
  if (typeof params.chain === 'string' && params.chain.toLowerCase() !== expected.toLowerCase())
    throw new NotFoundError({ resource: 'chain', chain: params.chain, known: [expected] })
  if (typeof params.protocol === 'string' && params.protocol !== 'seaport')
    throw new NotFoundError({ resource: 'protocol', protocol: params.protocol, known: ['seaport'] })
}
