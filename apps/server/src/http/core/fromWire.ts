import type { Form, Rule, Schema } from '@souk/base/schema'
import * as z from 'zod/mini'

/** Makes a schema of what the client's codecs accept, for the document or as part of another schema. */
export function fromWire(schema: Schema) {
  return z.unknown().check(z.meta(toJson(schema)))
}

/** Describes a schema in JSON Schema. Leaves out forms that JSON cannot hold, such as a bigint. */
function toJson({ form }: Schema): Record<string, unknown> {
  switch (form.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: form.type, ...toRules(form) }
    case 'int':
      return { type: 'integer', ...toRules(form) }
    case 'one': {
      const [first, ...others] = form.values
      return { type: typeof first, ...(others.length > 0 ? { enum: form.values } : { const: first }) }
    }
    case 'list':
      return { type: 'array', items: toJson(form.item) }
    case 'record':
      return { type: 'object', additionalProperties: toJson(form.item) }
    case 'object':
      return toObject(form)
    case 'any': {
      const forms = form.schemas.filter((schema) => schema.form.type !== 'bigint').map(toJson)
      return forms.length === 1 ? (forms[0] ?? {}) : { anyOf: forms }
    }
    case 'optional':
      return form.isNullable ? { anyOf: [toJson(form.schema), { type: 'null' }] } : toJson(form.schema)
    case 'bigint':
    case 'unknown':
      return {}
    default:
      return form satisfies never
  }
}

function toObject({ shape }: Form & { type: 'object' }): Record<string, unknown> {
  const fields = Object.entries(shape)
  const isNeeded = ({ form }: Schema) => form.type !== 'optional'
  const required = fields.filter(([, schema]) => isNeeded(schema)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, schema]) => [name, toJson(schema)])),
    ...(required.length > 0 ? { required } : undefined),
  }
}

function toRules({ rules = [] }: { rules?: readonly Rule<never>[] }): Record<string, unknown> {
  return Object.assign(
    {},
    ...rules.map(({ pattern, minimum, maximum }) => ({
      ...(pattern === undefined ? undefined : { pattern: pattern.source }),
      ...(minimum === undefined ? undefined : { minimum }),
      ...(maximum === undefined ? undefined : { maximum }),
    })),
  )
}
