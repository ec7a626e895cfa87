import type { Form, Rule, Schema } from '@souk/base/schema'

/** Describes a schema in JSON Schema. Leaves out forms that JSON cannot hold, such as a bigint. */
export function toJsonSchema({ form }: Schema): Record<string, unknown> {
  switch (form.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { type: form.type, ...toKeywords(form) }
    case 'int':
      return { type: 'integer', ...toKeywords(form) }
    case 'one': {
      const [first, ...others] = form.values
      return { type: typeof first, ...(others.length > 0 ? { enum: form.values } : { const: first }) }
    }
    case 'list':
      return { ...toKeywords(form), type: 'array', items: toJsonSchema(form.item) }
    case 'record':
      return { type: 'object', additionalProperties: toJsonSchema(form.item) }
    case 'object':
      return toObject(form)
    case 'any': {
      const forms = form.schemas.filter((schema) => schema.form.type !== 'bigint').map(toJsonSchema)
      return forms.length === 1 ? (forms[0] ?? {}) : { anyOf: forms }
    }
    case 'optional':
      return {
        ...(form.why ? { description: form.why } : undefined),
        ...(form.isNullable
          ? { anyOf: [toJsonSchema(form.schema), { type: 'null' }] }
          : toJsonSchema(form.schema)),
      }
    case 'default':
      return { default: form.value, ...toJsonSchema(form.schema) }
    case 'bigint':
    case 'unknown':
      return {}
    default:
      return form satisfies never
  }
}

function toObject({ shape }: Form & { type: 'object' }): Record<string, unknown> {
  const fields = Object.entries(shape)
  const isNeeded = ({ form }: Schema) => form.type !== 'optional' && form.type !== 'default'
  const required = fields.filter(([, schema]) => isNeeded(schema)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, schema]) => [name, toJsonSchema(schema)])),
    ...(required.length > 0 ? { required } : undefined),
  }
}

function toKeywords({ rules = [] }: { rules?: readonly Rule<never>[] }): Record<string, unknown> {
  return Object.assign({}, ...rules.map(({ keywords }) => keywords))
}
