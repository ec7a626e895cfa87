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

/** A number of wei that some servers print as a JSON number, exact or not: good for comparing, never for signing. */
export const roundedUint = z.map(
  z.union([
    z.string().check(z.regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/)),
    z.number().check(z.minimum(0), z.refine(Number.isInteger, 'expected a whole number')),
  ]),
  (value) => BigInt(value),
)

/** Time of day as ISO 8601; without a zone it is UTC, as the marketplace family prints it. */
export const date = z.map(
  z.string().check(z.refine((text) => !Number.isNaN(toDate(text).getTime()), 'expected a date')),
  toDate,
)

/** Writes a time as the marketplace family does: UTC, without a zone. */
export function writeDate(date: Date): string {
  return date.toISOString().slice(0, -1)
}

function toDate(text: string): Date {
  return new Date(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)
}

/** Basis points that may be missing or null. */
export const optionalBasisPoints = z.nullish(z.basisPoints)

/** A string that may be missing, null or empty: absent inside. */
export const optionalText = z.map(z.nullish(z.string()), (text) => (text ? text : undefined))

/** A date that may be missing, null or empty: absent inside. */
export const optionalDate = z.pipe(optionalText, z.optional(date))

/** A string that may be missing or null: empty inside. */
export const text = z.map(z.nullish(z.string()), (value) => value ?? '')

/** A decimal such as a price in dollars: text stays as it is, a number becomes text; absent inside when missing or empty. */
export const optionalDecimal = z.map(
  z.nullish(z.union([z.string().check(z.regex(/^(-?\d+(\.\d+)?(e[+-]?\d+)?)?$/i)), z.number()])),
  (value) => (value === null || value === undefined || value === '' ? undefined : String(value)),
)

/** Reads the items of a list one by one, so that an error names the item's place too. @throws {InvalidFieldError} */
export function decodeEach<item>(
  items: readonly unknown[],
  name: string,
  decode: (item: unknown) => item,
): readonly item[] {
  return z.decodeEach(items, name, (item) => decodeOrder(item, decode))
}

/** Reads a part of something, so that an error names the part's place too. @throws {InvalidFieldError} */
export function decodeAt<part>(place: string, value: unknown, decode: (value: unknown) => part): part {
  return z.decodeAt(place, value, (part) => decodeOrder(part, decode))
}

/** What is wrong with an order is told in the same way as with anything else. */
function decodeOrder<part>(value: unknown, decode: (value: unknown) => part): part {
  try {
    return decode(value)
  } catch (error) {
    if (!(error instanceof Order.ParseError)) throw error
    throw new z.InvalidFieldError({ ...error.facts, resource: 'order' }, { cause: error })
  }
}

/** Writes a whole number: a JSON number while it is exact, a decimal string above. */
export function writeNumber(value: bigint): number | string {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : String(value)
}
