import { BaseError } from '@souk/base'
import { type Address, checksumAddress, type Hex } from 'viem'
import { maxUint256 } from './constants.js'

/** Parsers of JSON fields. Each returns the typed value or throws a {@link ParseError} that names the path. */

export function record(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ParseError({ path, value, expected: 'an object' })
  return value as Record<string, unknown>
}

export function list<item>(
  value: unknown,
  path: string,
  read: (item: unknown, path: string) => item,
): readonly item[] {
  if (!Array.isArray(value)) throw new ParseError({ path, value, expected: 'a list' })
  // Unlike `map`, `Array.from` does not skip the holes of a sparse array.
  return Array.from(value, (item, index) => read(item, `${path}[${index}]`))
}

export function uint256(value: unknown, path: string): bigint {
  const number = toBigInt(value)
  if (number === undefined || number < 0n || number > maxUint256)
    throw new ParseError({ path, value, expected: 'a whole number from 0 to 2^256-1' })
  return number
}

function toBigInt(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  // An unsafe number has lost its last digits, so accepting it would change the order's hash.
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  if (typeof value === 'string' && /^(\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value)) return BigInt(value)
  return undefined
}

export function address(value: unknown, path: string): Address {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(value))
    throw new ParseError({ path, value, expected: 'an address' })
  // `getAddress` would validate the address a second time.
  return checksumAddress(value.toLowerCase() as Address)
}

export function hex(value: unknown, path: string): Hex {
  if (typeof value !== 'string' || !/^0x([0-9a-fA-F]{2})*$/.test(value))
    throw new ParseError({ path, value, expected: 'hexadecimal bytes' })
  return value as Hex
}

export function bytes32(value: unknown, path: string): Hex {
  const number = toBigInt(value)
  // Some APIs send an empty hash as 0x0 or "0", so only the numeric value matters.
  if (number === undefined || number < 0n || number > maxUint256)
    throw new ParseError({ path, value, expected: '32 bytes' })
  return `0x${number.toString(16).padStart(64, '0')}`
}

export function oneOf<choice extends number>(
  value: unknown,
  path: string,
  choices: readonly choice[],
): choice {
  const number = toBigInt(value)
  const choice = choices.find((candidate) => BigInt(candidate) === number)
  if (choice === undefined) throw new ParseError({ path, value, expected: `one of ${choices.join(', ')}` })
  return choice
}

/** Returns a short text of any value for a message. */
export function print(value: unknown): string {
  if (value === undefined) return 'missing'
  const text = typeof value === 'bigint' ? String(value) : (toText(value) ?? typeof value)
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** Returns `undefined` for a value that contains itself or whose getters throw. */
function toText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, bigintsAsText)
  } catch {
    return undefined
  }
}

function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}

/** Thrown when JSON is not an order. The path names the invalid field. */
export class ParseError extends BaseError<{ path: string; value: unknown; expected: string }> {
  override readonly name = 'Order.ParseError'
  constructor(facts: { path: string; value: unknown; expected: string }) {
    super(`${facts.path || 'The order'} is ${print(facts.value)}; expected ${facts.expected}.`, { facts })
  }
}
