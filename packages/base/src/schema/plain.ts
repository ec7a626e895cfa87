import { create, mistype, type Rule, type Schema } from './Schema.js'

type Primitive = 'string' | 'number' | 'int' | 'bigint' | 'boolean'

function primitive<output>(type: Primitive, is: (value: unknown) => boolean): Schema<output> {
  return create({ type }, (value, reading) =>
    is(value) ? (value as output) : mistype(reading, `a value of type ${type}`),
  )
}

/** Reads text. */
export function string(): Schema<string> {
  return primitive('string', (value) => typeof value === 'string')
}

/** Reads a finite number. */
export function number(): Schema<number> {
  return primitive('number', Number.isFinite)
}

/** Reads a safe integer. */
export function int(): Schema<number> {
  return primitive('int', Number.isSafeInteger)
}

/** Reads a bigint. JSON has no such type. */
export function bigint(): Schema<bigint> {
  return primitive('bigint', (value) => typeof value === 'bigint')
}

/** Reads a boolean. */
export function boolean(): Schema<boolean> {
  return primitive('boolean', (value) => typeof value === 'boolean')
}

/** Accepts any value. As a field of an object, the value must not be missing. */
export function unknown(): Schema<unknown> {
  return create<unknown>({ type: 'unknown' }, (value) => value)
}

/** Reads one of the listed texts or numbers. */
export function oneOf<const value extends string | number>(values: readonly value[]): Schema<value> {
  return create({ type: 'one', values }, (value, reading) =>
    values.some((one) => one === value) ? (value as value) : mistype(reading, `one of ${values.join(', ')}`),
  )
}

/** Reads exactly this text or number. */
export function literal<const value extends string | number>(value: value): Schema<value> {
  return oneOf([value])
}

/** Requires text that matches a pattern. */
export function regex(pattern: RegExp): Rule<string> {
  return {
    keywords: { pattern: pattern.source },
    holds: (text) => pattern.test(text),
    expected: `text like ${pattern}`,
  }
}

/** Requires that a predicate holds. @param expected - Describes valid values to people. */
export function refine<value>(holds: (value: value) => boolean, expected: string): Rule<value> {
  return { holds, expected }
}

/** Requires a number of at least `least`. */
export function minimum(least: number): Rule<number | bigint> {
  return { keywords: { minimum: least }, holds: (value) => value >= least, expected: `at least ${least}` }
}

/** Requires a number of at most `most`. */
export function maximum(most: number): Rule<number | bigint> {
  return { keywords: { maximum: most }, holds: (value) => value <= most, expected: `at most ${most}` }
}

/** Requires text of at least `least` characters. */
export function minLength(least: number): Rule<string> {
  return {
    keywords: { minLength: least },
    holds: ({ length }) => length >= least,
    expected: `text of at least ${counted(least, 'character')}`,
  }
}

/** Requires text of at most `most` characters. */
export function maxLength(most: number): Rule<string> {
  return {
    keywords: { maxLength: most },
    holds: ({ length }) => length <= most,
    expected: `text of at most ${counted(most, 'character')}`,
  }
}

/** Requires a list of at most `most` values. */
export function maxItems(most: number): Rule<readonly unknown[]> {
  return {
    keywords: { maxItems: most },
    holds: ({ length }) => length <= most,
    expected: `a list of at most ${counted(most, 'value')}`,
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Adds keywords of JSON Schema to the description of the format. Accepts every value. */
export function documented(keywords: Readonly<Record<string, unknown>>): Rule<unknown> {
  return { keywords, holds: () => true, expected: 'any value' }
}
