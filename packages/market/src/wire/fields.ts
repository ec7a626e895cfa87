import * as z from '@souk/base/schema'
import { Order } from '@souk/seaport'

export {
  address,
  basisPoints,
  count,
  decodeBy,
  hash,
  hex,
  InvalidFieldError,
  uint,
} from '@souk/base/schema'

/**
 * An amount of wei that some servers send as a JSON number, possibly rounded. Use it for comparisons, never for
 * signing.
 */
export const roundedUint = z.map(
  z.union([
    z.string().check(z.regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/)),
    z.number().check(z.minimum(0), z.refine(Number.isInteger, 'expected a whole number')),
  ]),
  (value) => BigInt(value),
)

/** A date in ISO 8601. Without a time zone it is UTC, as in the marketplace API. */
export const date = z.map(
  z.string().check(z.refine((text) => !Number.isNaN(toDate(text).getTime()), 'expected a date')),
  toDate,
)

/** Writes a time in the format of the marketplace API: UTC, without a time zone. */
export function writeDate(date: Date): string {
  return date.toISOString().slice(0, -1)
}

function toDate(text: string): Date {
  return new Date(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)
}

/** Basis points. May be missing or null. */
export const optionalBasisPoints = z.nullish(z.basisPoints)

/** A string. Becomes absent if it is missing, null or empty. */
export const optionalText = z.map(z.nullish(z.string()), (text) => (text ? text : undefined))

/** A date. Becomes absent if it is missing, null or empty. */
export const optionalDate = z.pipe(optionalText, z.optional(date))

/** A string. Becomes empty if it is missing or null. */
export const text = z.map(z.nullish(z.string()), (value) => value ?? '')

/**
 * A decimal such as a price in dollars. Strings stay the same and numbers become strings. Becomes absent if it is
 * missing or empty.
 */
export const optionalDecimal = z.map(
  z.nullish(z.union([z.string().check(z.regex(/^(-?\d+(\.\d+)?(e[+-]?\d+)?)?$/i)), z.number()])),
  (value) => (value === null || value === undefined || value === '' ? undefined : String(value)),
)

/**
 * Reads the items of a list one by one, so that an error includes the index of the item.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeEach<item>(
  items: readonly unknown[],
  name: string,
  decode: (item: unknown) => item,
): readonly item[] {
  return z.decodeEach(items, name, (item) => decodeOrder(item, decode))
}

/**
 * Reads part of an object, so that an error includes the path of the part.
 *
 * @throws {InvalidFieldError} naming the invalid field.
 */
export function decodeAt<part>(place: string, value: unknown, decode: (value: unknown) => part): part {
  return z.decodeAt(place, value, (part) => decodeOrder(part, decode))
}

/** Reads an order, and reports its faults like those of any other field. */
function decodeOrder<part>(value: unknown, decode: (value: unknown) => part): part {
  try {
    return decode(value)
  } catch (error) {
    if (!(error instanceof Order.ParseError)) throw error
    throw new z.InvalidFieldError({ ...error.facts, resource: 'order' }, { cause: error })
  }
}

/** Writes a whole number: a JSON number if that is exact, otherwise a decimal string. */
export function writeNumber(value: bigint): number | string {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : String(value)
}
