/** A JSON schema, with the parts used here. */
type Schema = {
  type?: string | readonly string[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema | false
  prefixItems?: readonly Schema[]
  additionalProperties?: Schema | boolean
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  enum?: readonly unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
  maxItems?: number
  maxLength?: number
  $ref?: string
}

/** One field of a request or an answer. */
export type SchemaRow = {
  /** With the names of enclosing fields: `fees[].recipient`. */
  name: string
  type: string
  isRequired: boolean
}

/** Names for the wire's patterns. */
const patterns: Readonly<Record<string, string>> = {
  '^0x[0-9a-fA-F]{40}$': 'address',
  '^0x[0-9a-fA-F]{64}$': '32 bytes, hex',
  '^0x[0-9a-fA-F]*$': 'bytes, hex',
  '^0x(?:[0-9a-fA-F]{2})*$': 'bytes, hex',
}

/** Only the document for programs has deeper fields. */
const deepest = 3

/**
 * Lists the fields of a JSON schema, each object's fields after the object itself.
 *
 * @example
 * schemaRows({ type: 'object', properties: { hash: { type: 'string' } }, required: ['hash'] })
 * // → [{ name: 'hash', type: 'text', isRequired: true }]
 */
export function schemaRows(schema: object): readonly SchemaRow[] {
  return rowsOf(schema as Schema, '', 0)
}

function rowsOf(schema: Schema, prefix: string, depth: number): SchemaRow[] {
  const { properties = {}, required = [] } = objectIn(schema) ?? {}
  return Object.entries(properties).flatMap(([field, inner]) => {
    const name = prefix + field
    const row: SchemaRow = { name, type: typeText(inner), isRequired: required.includes(field) }
    return depth >= deepest
      ? [row]
      : [row, ...rowsOf(inner, `${name}${isList(inner) ? '[]' : ''}.`, depth + 1)]
  })
}

/** Returns the object that a schema is, may be, or is a list of. */
function objectIn(schema: Schema): Schema | undefined {
  if (schema.properties) return schema
  if (schema.items) return objectIn(schema.items)
  for (const form of formsOf(schema)) {
    const found = objectIn(form)
    if (found) return found
  }
  return undefined
}

function isList(schema: Schema): boolean {
  return schema.type === 'array' || formsOf(schema).some(isList)
}

function formsOf({ anyOf, oneOf }: Schema): readonly Schema[] {
  return anyOf ?? oneOf ?? []
}

/**
 * Describes in a few words what a schema accepts.
 *
 * @example
 * typeText({ anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] }) // → 'whole number from 1 or null'
 */
export function typeText(schema: object): string {
  const one = schema as Schema
  const forms = formsOf(one)
  if (forms.length > 0) return [...new Set(forms.map(typeText))].join(' or ')
  if (one.$ref) return one.$ref.slice(one.$ref.lastIndexOf('/') + 1)
  if (one.const !== undefined) return JSON.stringify(one.const)
  if (one.enum) return one.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (Array.isArray(one.type)) return one.type.map((type) => typeText({ ...one, type })).join(' or ')
  switch (one.type) {
    case 'string':
      return textOf(one)
    case 'integer':
      return `whole number${rangeOf(one)}`
    case 'number':
      return `number${rangeOf(one)}`
    case 'boolean':
      return 'true or false'
    case 'null':
      return 'null'
    case 'array':
      return listText(one)
    case 'object':
      return typeof one.additionalProperties === 'object' && !one.properties
        ? `object of ${typeText(one.additionalProperties)}`
        : 'object'
    default:
      return 'anything'
  }
}

function textOf({ pattern, maxLength }: Schema): string {
  if (pattern && patterns[pattern]) return patterns[pattern]
  if (pattern && /^\^\\d/.test(pattern)) return 'decimal text'
  if (pattern && /^\^0x/.test(pattern)) return 'hex'
  return maxLength === undefined ? 'text' : `text, up to ${maxLength} letters`
}

function listText({ items, maxItems }: Schema): string {
  const of = items ? typeText(items) : 'anything'
  const bound = maxItems === undefined ? '' : `, up to ${maxItems}`
  return of.includes(' or ') ? `list of (${of})${bound}` : `list of ${of}${bound}`
}

/** Leaves out the bounds of all safe integers, which say nothing. */
function rangeOf({ minimum, maximum }: Schema): string {
  const from = minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? '' : ` from ${minimum}`
  const to = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : ` to ${maximum}`
  return from + to
}
