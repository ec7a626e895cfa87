import { BaseError } from '@souk/base'
import { Order } from '@souk/seaport'
import { getAddress, type Hex } from 'viem'
import * as z from 'zod/mini'

/** Any address case; checksummed inside. */
export const address = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  z.transform((text) => getAddress(text.toLowerCase())),
)

export const hash = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{64}$/)),
  z.transform((text) => text.toLowerCase() as Hex),
)

export const hex = z.pipe(
  z.string().check(z.regex(/^0x([0-9a-fA-F]{2})*$/)),
  z.transform((text) => text as Hex),
)

/** A whole number that may be larger than JavaScript's: decimal or hex string, or a safe integer. */
export const uint = z
  .pipe(
    z.union([
      z.string().check(z.regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/)),
      z.int().check(z.nonnegative()),
      z.bigint().check(z.nonnegative()),
    ]),
    z.transform((value) => BigInt(value)),
  )
  .check(z.refine((value) => value < 2n ** 256n, 'at most 2^256-1'))

/** A number of wei that some servers print as a JSON number, exact or not: good for comparing, never for signing. */
export const roundedUint = z.pipe(
  z.union([
    z.string().check(z.regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/)),
    z.number().check(z.nonnegative(), z.refine(Number.isInteger, 'expected a whole number')),
  ]),
  z.transform((value) => BigInt(value)),
)

/** Time of day as ISO 8601; without a zone it is UTC, as the marketplace family prints it. */
export const date = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(toDate(text).getTime()), 'expected a date')),
  z.transform(toDate),
)

/** Writes a time as the marketplace family does: UTC, without a zone. */
export function writeDate(date: Date): string {
  return date.toISOString().slice(0, -1)
}

function toDate(text: string): Date {
  return new Date(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`)
}

export const basisPoints = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,5}$/)), z.int().check(z.nonnegative())]),
  z.transform(Number),
)

/** Basis points that may be missing or null. */
export const optionalBasisPoints = z.nullish(basisPoints)

/** A string that may be missing, null or empty: absent inside. */
export const optionalText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => (text ? text : undefined)),
)

/** A date that may be missing, null or empty: absent inside. */
export const optionalDate = z.pipe(optionalText, z.optional(date))

/** A string that may be missing or null: empty inside. */
export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
)

/** A decimal such as a price in dollars: text stays as it is, a number becomes text; absent inside when missing or empty. */
export const optionalDecimal = z.pipe(
  z.nullish(z.union([z.string().check(z.regex(/^(-?\d+(\.\d+)?(e[+-]?\d+)?)?$/i)), z.number()])),
  z.transform((value) => (value === null || value === undefined || value === '' ? undefined : String(value))),
)

export const count = z.int().check(z.nonnegative())

/** Reads a value by its schema, or says which field of which resource is wrong. */
export function decodeBy<output>(schema: z.ZodMiniType<output>, value: unknown, resource: string): output {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const path = issue ? printPath(issue.path) : ''
  throw new InvalidFieldError({
    resource,
    path,
    expected: issue ? describe(issue) : 'another value',
    value: valueAt(value, issue?.path ?? []),
  })
}

/**
 * Reads the items of a list one by one, so that an error names the item's place too.
 *
 * @param name - The list's name.
 * @throws {InvalidFieldError} with the path of the wrong field.
 */
export function decodeEach<item>(
  items: readonly unknown[],
  name: string,
  decode: (item: unknown) => item,
): readonly item[] {
  return items.map((item, index) => decodeAt(`${name}[${index}]`, item, decode))
}

/** Reads a part of something, so that an error names the part's place too. @throws {InvalidFieldError} */
export function decodeAt<part>(place: string, value: unknown, decode: (value: unknown) => part): part {
  try {
    return decode(value)
  } catch (error) {
    if (!(error instanceof InvalidFieldError || error instanceof Order.ParseError)) throw error
    const resource = error instanceof InvalidFieldError ? error.facts.resource : 'order'
    const path = error.facts.path ? `${place}.${error.facts.path}` : place
    throw new InvalidFieldError({ ...error.facts, resource, path }, { cause: error })
  }
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return issue.expected === 'nonoptional' ? 'a value' : `a value of type ${issue.expected}`
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_format' && issue.format === 'regex') return `text like ${issue.pattern}`
  if (issue.code === 'invalid_union') return 'one of the allowed forms'
  if (issue.code === 'too_big') return `at most ${issue.maximum}`
  if (issue.code === 'too_small') return `at least ${issue.minimum}`
  return issue.message || 'another value'
}

function printPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text ? `${text}.${String(key)}` : String(key)
  }, '')
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((current, key) => {
    if (typeof current !== 'object' || current === null) return undefined
    return (current as Record<PropertyKey, unknown>)[key]
  }, value)
}

function print(value: unknown): string {
  if (value === undefined) return 'missing'
  const text =
    JSON.stringify(value, (_key, field) => (typeof field === 'bigint' ? String(field) : field)) ??
    typeof value
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** Writes a whole number: a JSON number while it is exact, a decimal string above. */
export function writeNumber(value: bigint): number | string {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : String(value)
}

/** Thrown when JSON from outside is not what the format says; the path names the first wrong field. */
export class InvalidFieldError extends BaseError<InvalidFieldError.Facts> {
  override readonly name = 'Wire.InvalidFieldError'
  constructor(facts: InvalidFieldError.Facts, options: { cause?: unknown } = {}) {
    super(
      `${facts.resource}${facts.path ? `: ${facts.path}` : ''} is ${print(facts.value)}; expected ${facts.expected}.`,
      { facts, ...options },
    )
  }
}
export declare namespace InvalidFieldError {
  type Facts = { resource: string; path: string; expected: string; value: unknown }
}
