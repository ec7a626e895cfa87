import { BaseError } from '@souk/base'
import { isAddress } from 'viem'

/**
 * Checks of the arguments of trades. Types already describe them, but code without types also calls trades. It should
 * receive an error that names the fault before anything is read, signed or sent.
 */

/** Checks a value. Returns `undefined` if it is valid, otherwise the fault and its path. */
export type Check = (given: unknown, path: string) => Fault | undefined

/** A problem and its path. */
export type Fault = { path: string; expected: string; given: unknown }

/** The checks of the fields. */
export type Fields<options> = { readonly [field in keyof options]?: Check }

/**
 * Checks the options of a trade.
 *
 * @param action - The trade, for the message.
 * @throws {InputError} naming the first field that is missing or invalid.
 */
export function assert<options extends object>(
  action: string,
  options: options,
  fields: Fields<options>,
): void {
  const fault = object('its options', fields as Record<string, Check>)(options, '')
  if (fault) throw new InputError({ action, ...fault })
}

/** Creates a check from a condition. */
export function kind(expected: string, holds: (given: unknown) => boolean): Check {
  return (given, path) => (holds(given) ? undefined : { path, expected, given })
}

/** Checks an object and some of its fields. Ignores the others. */
export function object(expected: string, fields: Readonly<Record<string, Check>>): Check {
  const whole = kind(expected, (given) => typeof given === 'object' && given !== null)
  return (given, path) => {
    const fault = whole(given, path)
    if (fault) return fault
    const values = given as Readonly<Record<string, unknown>>
    return firstOf(Object.entries(fields), ([field, check]) =>
      check(values[field], path ? `${path}.${field}` : field),
    )
  }
}

/** Checks each item of a list. */
export function list(expected: string, check: Check): Check {
  const whole = kind(expected, Array.isArray)
  return (given, path) =>
    whole(given, path) ??
    firstOf((given as readonly unknown[]).entries(), ([index, item]) => check(item, `${path}[${index}]`))
}

/** Allows `undefined` in addition to the values of a check. */
export function optional(check: Check): Check {
  return (given, path) => (given === undefined ? undefined : check(given, path))
}

/** Applies the first check if the condition holds, otherwise the second. */
export function either(condition: (given: unknown) => boolean, check: Check, other: Check): Check {
  return (given, path) => (condition(given) ? check : other)(given, path)
}

/** Checks that a value is one of the given words. */
export function oneOf(...words: readonly string[]): Check {
  return kind(`one of ${words.join(', ')}`, (given) => typeof given === 'string' && words.includes(given))
}

/** An address. If it contains upper and lower case, its checksum must be correct. */
export const address = kind(
  'an address: 0x and 40 hexadecimal digits, in lower case or with its checksum',
  (given) => typeof given === 'string' && isAddress(given),
)

export const bigint = kind('a bigint', (given) => typeof given === 'bigint')
export const text = kind('a text', isText)
export const hex = kind('bytes: 0x and hexadecimal digits', (given) => matches(given, /^0x([0-9a-f]{2})*$/i))
export const hash = kind('a hash: 0x and 64 hexadecimal digits', (given) =>
  matches(given, /^0x[0-9a-f]{64}$/i),
)

/** Returns whether a value is text. */
export function isText(given: unknown): given is string {
  return typeof given === 'string'
}

function matches(given: unknown, form: RegExp): boolean {
  return isText(given) && form.test(given)
}

function firstOf<item>(items: Iterable<item>, look: (item: item) => Fault | undefined): Fault | undefined {
  for (const item of items) {
    const fault = look(item)
    if (fault) return fault
  }
  return undefined
}

function print(given: unknown): string {
  if (given === undefined) return 'missing'
  if (typeof given === 'bigint') return `${given}n`
  if (typeof given === 'object' && given !== null) return Array.isArray(given) ? 'a list' : 'an object'
  const shown = isText(given) ? JSON.stringify(given) : String(given)
  return shown.length > 80 ? `${shown.slice(0, 77)}…` : shown
}

/** Thrown when a trade is called with a missing or invalid argument. Nothing was read or sent. */
export class InputError extends BaseError<Fault & { action: string }> {
  override readonly name = 'Trade.InputError'
  constructor(facts: Fault & { action: string }) {
    const { action, path, expected, given } = facts
    super(`${action}: ${path || 'the argument'} is ${print(given)}; expected ${expected}.`, {
      facts,
    })
  }
}
