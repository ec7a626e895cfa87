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

/** Reads a number, neither infinite nor none. */
export function number(): Schema<number> {
  return primitive('number', Number.isFinite)
}

/** Reads a whole number that JavaScript holds exactly. */
export function int(): Schema<number> {
  return primitive('int', Number.isSafeInteger)
}

/** Reads a bigint, which JSON has none of. */
export function bigint(): Schema<bigint> {
  return primitive('bigint', (value) => typeof value === 'bigint')
}

/** Reads yes or no. */
export function boolean(): Schema<boolean> {
  return primitive('boolean', (value) => typeof value === 'boolean')
}

/** Takes whatever there is; within an object, there must be something. */
export function unknown(): Schema<unknown> {
  return create<unknown>({ type: 'unknown' }, (value) => value)
}

/** Reads one of a list of texts. */
export function oneOf<const value extends string | number>(values: readonly value[]): Schema<value> {
  return create({ type: 'one', values }, (value, reading) =>
    values.some((one) => one === value) ? (value as value) : mistype(reading, `one of ${values.join(', ')}`),
  )
}

/** Reads one certain text or number. */
export function literal<const value extends string | number>(value: value): Schema<value> {
  return oneOf([value])
}

/** Demands that text looks so. */
export function regex(pattern: RegExp): Rule<string> {
  return { pattern, holds: (text) => pattern.test(text), expected: `text like ${pattern}` }
}

/** Demands whatever a function says. @param expected - What the value should be, for people. */
export function refine<value>(holds: (value: value) => boolean, expected: string): Rule<value> {
  return { holds, expected }
}

/** Demands a number that is not less. */
export function minimum(least: number): Rule<number | bigint> {
  return { minimum: least, holds: (value) => value >= least, expected: `at least ${least}` }
}

/** Demands a number that is not more. */
export function maximum(most: number): Rule<number | bigint> {
  return { maximum: most, holds: (value) => value <= most, expected: `at most ${most}` }
}
