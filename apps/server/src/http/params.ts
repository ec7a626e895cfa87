import type { Address, Hex } from 'viem'
import { InputError, NotFoundError } from './errors.js'

/** Readers of what comes in a path or query: each returns the typed value or throws an {@link InputError}. */

/** An address of any case, lower-case inside. */
export function address(value: string | undefined, field: string): Address {
  if (!value || !/^0x[0-9a-fA-F]{40}$/.test(value)) throw new InputError({ field, expected: 'an address' })
  return value.toLowerCase() as Address
}

export function optionalAddress(value: string | undefined, field: string): Address | undefined {
  return value ? address(value, field) : undefined
}

export function hash(value: string | undefined, field: string): Hex {
  if (!value || !/^0x[0-9a-fA-F]{64}$/.test(value))
    throw new InputError({ field, expected: 'a 32-byte hash' })
  return value.toLowerCase() as Hex
}

/** A uint256 in decimal. */
export function uint(value: string | undefined, field: string): bigint {
  if (!value || !/^\d{1,78}$/.test(value) || BigInt(value) >= 2n ** 256n)
    throw new InputError({ field, expected: 'a whole number from 0 to 2^256-1' })
  return BigInt(value)
}

/** Seconds since 1970, within what dates can hold. */
export function optionalSeconds(value: string | undefined, field: string): bigint | undefined {
  if (!value) return undefined
  const seconds = uint(value, field)
  if (seconds > 8_640_000_000_000n) throw new InputError({ field, expected: 'a time in seconds' })
  return seconds
}

/** How many rows a page has. */
export function limit(value: string | undefined, options: { most: number } = { most: 50 }): number {
  if (!value) return 20
  const number = /^\d{1,4}$/.test(value) ? Number(value) : 0
  if (number < 1 || number > options.most)
    throw new InputError({ field: 'limit', expected: `a whole number from 1 to ${options.most}` })
  return number
}

export function choice<const name extends string>(
  value: string | undefined,
  field: string,
  names: readonly [name, ...name[]],
): name {
  if (!value) return names[0]
  const found = names.find((candidate) => candidate === value)
  if (!found) throw new InputError({ field, expected: `one of ${names.join(', ')}` })
  return found
}

/** Cursors are opaque to clients; they hold the place of the last row. */
export function encodeCursor(
  place: Readonly<Record<string, string | number | null>> | undefined,
): string | undefined {
  return place && Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Reads a cursor. @param check - Tells whether the decoded value is one of this endpoint's. */
export function cursor<place>(
  value: string | undefined,
  field: string,
  check: (place: unknown) => place is place,
): place | undefined {
  if (!value) return undefined
  const place = parse(Buffer.from(value, 'base64url').toString('utf8'))
  if (!check(place)) throw new InputError({ field, expected: 'a cursor that this endpoint gave' })
  return place
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Tells whether a value is an object whose fields match the given patterns (null fields match `''`). */
export function isPlace(value: unknown, patterns: Readonly<Record<string, RegExp>>): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields = value as Record<string, unknown>
  return Object.entries(patterns).every(([key, pattern]) => pattern.test(String(fields[key] ?? '')))
}

/** This server speaks of one chain and one protocol. */
export function assertChain(value: string, expected: string): void {
  if (value.toLowerCase() !== expected.toLowerCase())
    throw new NotFoundError({ resource: 'chain', chain: value, known: [expected] })
}

export function assertProtocol(value: string): void {
  if (value !== 'seaport')
    throw new NotFoundError({ resource: 'protocol', protocol: value, known: ['seaport'] })
}
