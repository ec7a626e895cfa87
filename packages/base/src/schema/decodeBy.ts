import { BaseError } from '../errors/BaseError.js'
import type { Reading, Schema } from './Schema.js'

/** Decodes a value by its schema. Returns `undefined` when the value does not match. */
export function safeRead<output>(schema: Schema<output>, value: unknown): output | undefined {
  const reading: Reading = {}
  const output = schema.read(value, reading)
  return reading.issue ? undefined : output
}

/** Decodes a value by its schema. @throws {InvalidFieldError} naming the first invalid field. */
export function decodeBy<output>(schema: Schema<output>, value: unknown, resource: string): output {
  const reading: Reading = {}
  const output = schema.read(value, reading)
  if (!reading.issue) return output
  const { path, expected } = reading.issue
  throw new InvalidFieldError({ resource, path: printPath(path), expected, value: valueAt(value, path) })
}

/**
 * Decodes the items of a list one by one, so that an error also names the index of the item.
 *
 * @param name - The list's name.
 * @throws {InvalidFieldError} with the path of the invalid field.
 */
export function decodeEach<item>(
  items: readonly unknown[],
  name: string,
  decode: (item: unknown) => item,
): readonly item[] {
  return items.map((item, index) => decodeAt(`${name}[${index}]`, item, decode))
}

/** Decodes a part of a value, so that an error also names the part. @throws {InvalidFieldError} */
export function decodeAt<part>(place: string, value: unknown, decode: (value: unknown) => part): part {
  try {
    return decode(value)
  } catch (error) {
    if (!(error instanceof InvalidFieldError)) throw error
    const path = error.facts.path ? `${place}.${error.facts.path}` : place
    throw new InvalidFieldError({ ...error.facts, path }, { cause: error })
  }
}

function printPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text ? `${text}.${String(key)}` : String(key)
  }, '')
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((current, key) => {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined
    return (current as Record<PropertyKey, unknown>)[key]
  }, value)
}

function print(value: unknown): string {
  if (value === undefined) return 'missing'
  const withoutBigint = (_key: string, field: unknown) => (typeof field === 'bigint' ? String(field) : field)
  const text = JSON.stringify(value, withoutBigint) ?? typeof value
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}

/** Thrown when external JSON does not match the format. The path names the first invalid field. */
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
