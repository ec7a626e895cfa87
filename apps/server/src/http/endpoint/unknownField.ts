import type { Schema } from '@souk/base/schema'
import { UnknownFieldError } from './errors.js'

type Unknown = { path: readonly (string | number)[]; known: readonly string[] }

/**
 * Refuses a body with a field that its endpoint does not have. A client that sends a condition must not take an answer
 * without it for one with it. Null counts as absent.
 *
 * @throws {UnknownFieldError} naming the first one.
 */
export function assertKnown(schema: Schema, body: unknown): void {
  const unknown = findUnknown(schema, body)
  if (unknown) throw new UnknownFieldError({ field: unknown.path.join('.'), known: unknown.known })
}

/** The code that reads the body refuses values of another type. */
function findUnknown({ form }: Schema, value: unknown): Unknown | undefined {
  switch (form.type) {
    case 'optional':
    case 'default':
      return findUnknown(form.schema, value)
    case 'list':
      return Array.isArray(value) ? first(value.entries(), () => form.item) : undefined
    case 'record':
      return isObject(value) ? first(Object.entries(value), () => form.item) : undefined
    case 'object':
      return isObject(value) ? findInObject(form.shape, value) : undefined
    case 'any': {
      const found = form.schemas.map((schema) => findUnknown(schema, value))
      return found.includes(undefined) ? undefined : found[0]
    }
    default:
      return undefined
  }
}

function findInObject(shape: Readonly<Record<string, Schema>>, value: object): Unknown | undefined {
  const sent = Object.entries(value).filter(([, field]) => field !== null)
  const [name] = sent.find(([key]) => !Object.hasOwn(shape, key)) ?? []
  return name === undefined
    ? first(sent, (key) => shape[key] as Schema)
    : { path: [name], known: Object.keys(shape) }
}

function first<key extends string | number>(
  entries: Iterable<readonly [key, unknown]>,
  schemaOf: (key: key) => Schema,
): Unknown | undefined {
  for (const [key, value] of entries) {
    const found = findUnknown(schemaOf(key), value)
    if (found) return { ...found, path: [key, ...found.path] }
  }
  return undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
