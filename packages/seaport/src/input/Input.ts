import { isAddress } from 'viem'
import { maxUint256 } from '../order/constants.js'
import { ParseError } from '../order/read.js'

/**
 * Checks of the options that callers pass. TypeScript checks them at compile time, but untyped code calls actions too.
 * An invalid value must be reported by name before anything is read, signed or sent.
 */

/** Checks a value. Throws a {@link ParseError} that names the path of the first invalid part. */
export type Check = (given: unknown, path: string) => void

/** The checks by field. Other fields may have any value. */
export type Fields<options> = { readonly [field in keyof options]?: Check }

/**
 * Checks the options of an action.
 *
 * @throws {ParseError} naming the first field that is missing or invalid.
 */
export function assert<options extends object>(options: options, fields: Fields<options>): void {
  whole(options, 'options', 'the options of an action, as an object')
  for (const field in fields) fields[field]?.(options[field], field)
}

/** Creates a check from a predicate. */
export function kind(expected: string, holds: (given: unknown) => boolean): Check {
  return (given, path) => {
    if (!holds(given)) throw new ParseError({ path, value: given, expected })
  }
}

function whole(given: unknown, path: string, expected: string): asserts given is Record<string, unknown> {
  if (!isRecord(given)) throw new ParseError({ path, value: given, expected })
}

function isRecord(given: unknown): given is Record<string, unknown> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

/** Creates a check for an object whose fields pass their checks. */
export function object(expected: string, fields: Readonly<Record<string, Check>>): Check {
  const checks = Object.entries(fields)
  return (given, path) => {
    whole(given, path, expected)
    for (const [field, check] of checks) check(given[field], `${path}.${field}`)
  }
}

/** Creates a check for a list whose elements pass a check. */
export function list(expected: string, check: Check): Check {
  return (given, path) => {
    if (!Array.isArray(given)) throw new ParseError({ path, value: given, expected })
    // An index loop also checks the holes of a sparse array, which array methods skip.
    for (let index = 0; index < given.length; index++) check(given[index], `${path}[${index}]`)
  }
}

/** Creates a check for an optional value. */
export function optional(check: Check): Check {
  return (given, path) => {
    if (given !== undefined) check(given, path)
  }
}

/** Creates a check that uses `check` if the condition holds, and otherwise `other`. */
export function either(condition: (given: unknown) => boolean, check: Check, other: Check): Check {
  return (given, path) => (condition(given) ? check : other)(given, path)
}

/** Creates a check for one of the listed values. */
export function oneOf(...choices: readonly unknown[]): Check {
  return kind(`one of ${choices.join(', ')}`, (given) => choices.includes(given))
}

/** Checks an address from the caller. A mixed-case address must have a valid checksum. */
export const address = /* @__PURE__ */ kind(
  'an address: 0x and 40 hexadecimal digits, in lower case or with its checksum',
  (given) => typeof given === 'string' && isAddress(given),
)

/** Checks an address in an order of another party, in any case. */
export const anyAddress = /* @__PURE__ */ matches('an address', /^0x[0-9a-f]{40}$/i)

export const hex = /* @__PURE__ */ matches('hexadecimal bytes', /^0x([0-9a-f]{2})*$/i)
export const bytes32 = /* @__PURE__ */ matches('32 bytes: 0x and 64 hexadecimal digits', /^0x[0-9a-f]{64}$/i)
export const bigint = /* @__PURE__ */ kind('a bigint', (given) => typeof given === 'bigint')
export const uint256 = /* @__PURE__ */ kind(
  'a bigint from 0 to 2^256-1',
  (given) => typeof given === 'bigint' && given >= 0n && given <= maxUint256,
)
export const boolean = /* @__PURE__ */ kind('true or false', (given) => typeof given === 'boolean')
export const text = /* @__PURE__ */ kind('a text', (given) => typeof given === 'string')
export const count = /* @__PURE__ */ kind(
  'a whole number from 0',
  (given) => Number.isSafeInteger(given) && Number(given) >= 0,
)
export const milliseconds = /* @__PURE__ */ kind(
  'milliseconds, from 0',
  (given) => typeof given === 'number' && given >= 0,
)

function matches(expected: string, form: RegExp): Check {
  return kind(expected, (given) => typeof given === 'string' && form.test(given))
}
