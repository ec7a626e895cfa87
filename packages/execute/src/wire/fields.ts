import { BaseError } from '@souk/base'
import { type Address, formatUnits, getAddress, type Hex } from 'viem'
import * as z from 'zod/mini'
import type { Token } from '../Token.js'

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
    z.union([z.string().check(z.regex(/^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/)), z.int().check(z.nonnegative())]),
    z.transform((value) => BigInt(value)),
  )
  .check(z.refine((value) => value < 2n ** 256n, 'at most 2^256-1'))

/** A number of things, at least one. */
export const quantity = uint.check(z.refine((value) => value > 0n, 'at least 1'))

export const count = z.int().check(z.nonnegative())

export const chainId = z.pipe(uint, z.transform(Number))

/** Seconds since 1970, as number or text; 0 is no time. */
export const seconds = uint

export const basisPoints = z.pipe(
  z.union([z.string().check(z.regex(/^\d{1,5}$/)), z.int().check(z.nonnegative())]),
  z.transform(Number),
)

/** Tells whether what stands behind the colon fits into 32 bytes. */
const isWord = (text: string) => BigInt(text.slice(text.indexOf(':') + 1)) < 2n ** 256n

/** A token as this family names it: `0xcontract:id`. */
export const token = z.pipe(
  z
    .string()
    .check(
      z.regex(/^0x[0-9a-fA-F]{40}:\d{1,78}$/, { abort: true }),
      z.refine(isWord, 'a number up to 2^256-1'),
    ),
  z.transform((text): Token => {
    const [contract = '', tokenId = ''] = text.split(':')
    return { contract: getAddress(contract.toLowerCase()), tokenId: BigInt(tokenId) }
  }),
)

/** An amount for somebody: `0xrecipient:wei`. */
export const amountFor = z.pipe(
  z
    .string()
    .check(
      z.regex(/^0x[0-9a-fA-F]{40}:\d{1,78}$/, { abort: true }),
      z.refine(isWord, 'a number up to 2^256-1'),
    ),
  z.transform((text) => {
    const [recipient = '', amount = ''] = text.split(':')
    return { recipient: getAddress(recipient.toLowerCase()), amount: BigInt(amount) }
  }),
)

/** A part for somebody: `0xrecipient:bps`. */
export const bpsFor = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{40}:\d{1,5}$/)),
  z.transform((text) => {
    const [recipient = '', basisPoints = ''] = text.split(':')
    return { recipient: getAddress(recipient.toLowerCase()), basisPoints: Number(basisPoints) }
  }),
)

/** Time of day as ISO 8601. */
export const date = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'expected a date')),
  z.transform((text) => new Date(text)),
)

/** An object whose fields are not this package's business. */
export const json = z.record(z.string(), z.unknown())

/** Writes a token: `0xcontract:id`, in lower case. */
export function writeToken({ contract, tokenId }: Token): string {
  return `${contract.toLowerCase()}:${tokenId}`
}

/** Writes an amount for somebody: `0xrecipient:wei`. */
export function writeAmountFor({ recipient, amount }: { recipient: Address; amount: bigint }): string {
  return `${recipient.toLowerCase()}:${amount}`
}

/** Writes a part for somebody: `0xrecipient:bps`. */
export function writeBpsFor(fee: { recipient: Address; basisPoints: number }): string {
  return `${fee.recipient.toLowerCase()}:${fee.basisPoints}`
}

/** Writes an address in lower case; nothing for nothing. */
export function writeAddress(value: Address | undefined): string | undefined {
  return value?.toLowerCase()
}

/** Writes a whole number: a JSON number while it is exact, a decimal string above. */
export function writeNumber(value: bigint): number | string {
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : String(value)
}

/** An amount for people to read, which this family prints beside the exact one. */
export function writeDecimal(raw: bigint, decimals = 18): number {
  return Number(formatUnits(raw, decimals))
}

/** Reads a value by its schema, or says which field of which resource is wrong. */
export function decodeBy<output>(schema: z.ZodMiniType<output>, value: unknown, resource: string): output {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new InvalidFieldError({
    resource,
    path: printPath(issue?.path ?? []),
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
    if (!(error instanceof InvalidFieldError)) throw error
    const path = error.facts.path ? `${place}.${error.facts.path}` : place
    throw new InvalidFieldError({ ...error.facts, path }, { cause: error })
  }
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `a value of type ${issue.expected}`
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
  const text = JSON.stringify(value) ?? typeof value
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
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
