import type { Schema } from '@souk/base/schema'

/** A field that a body can have, by its path, such as `items[].token`. */
export type BodyField = {
  path: string
  schema: Schema
  /** Why it changes nothing. */
  why: string | undefined
}

/** Lists the fields of a body, and those within them. */
export function bodyFields(schema: Schema, path = ''): readonly BodyField[] {
  const { form } = schema
  switch (form.type) {
    case 'optional':
    case 'default':
      return bodyFields(form.schema, path)
    case 'list':
      return bodyFields(form.item, `${path}[]`)
    case 'any':
      return form.schemas.flatMap((one) => bodyFields(one, path))
    case 'object':
      return Object.entries(form.shape).flatMap(([name, field]) => {
        const at = path ? `${path}.${name}` : name
        const why = field.form.type === 'optional' ? field.form.why : undefined
        return [{ path: at, schema: field, why }, ...(why ? [] : bodyFields(field, at))]
      })
    default:
      return []
  }
}
