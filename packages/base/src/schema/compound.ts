import {
  create,
  type Fields,
  mistype,
  type ObjectSchema,
  type Optional,
  type Output,
  place,
  type Reading,
  type Schema,
  type Shape,
} from './Schema.js'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads an object's fields. Fields without a schema are left out.
 *
 * @param options.rest - Reads the other fields too.
 */
export function object<const shape extends Shape>(
  shape: shape,
  options: { rest?: Schema | undefined } = {},
): ObjectSchema<shape> {
  const { rest } = options
  const read = (value: unknown, reading: Reading) => {
    if (!isObject(value)) return mistype(reading, 'a value of type object')
    const read = readFields(shape, value, reading)
    const others = rest && Object.entries(value).filter(([key]) => !Object.hasOwn(shape, key))
    return { ...(others && readRecord(others, rest, reading)), ...read } as Fields<shape>
  }
  return { ...create({ type: 'object', shape }, read), shape }
}

function readFields(shape: Shape, value: Readonly<Record<string, unknown>>, reading: Reading) {
  const read: Record<string, unknown> = {}
  for (const key in shape) {
    const schema = shape[key]
    if (!schema || reading.issue) break
    // Inherited properties, for example of a polluted prototype, are not part of the input.
    const has = Object.hasOwn(value, key)
    if (!has && schema.form.type === 'unknown') mistype(reading, 'a value')
    const field = schema.read(has ? value[key] : undefined, reading)
    place(reading, key)
    if (has || field !== undefined) read[key] = field
  }
  return read
}

/**
 * Describes the fields of an object that other code reads.
 *
 * @param shape - The fields, for documents and for checks of unknown fields.
 * @param schema - Reads the object.
 */
export function described<output>(shape: Shape, schema: Schema<output>): Schema<output> {
  return create({ type: 'object', shape }, (value, reading) =>
    value === undefined ? mistype(reading, 'a value') : schema.read(value, reading),
  )
}

/** Makes the schema of an object with more fields. */
export function extend<shape extends Shape, const more extends Shape>(
  schema: ObjectSchema<shape>,
  more: more,
): ObjectSchema<shape & more> {
  return object({ ...schema.shape, ...more })
}

/** Reads a list. */
export function array<output>(item: Schema<output>): Schema<output[]> {
  return create({ type: 'list', item }, (value, reading) => {
    if (!Array.isArray(value)) return mistype(reading, 'a value of type array')
    const read: output[] = []
    for (let index = 0; index < value.length && !reading.issue; index++) {
      read.push(item.read(value[index], reading))
      place(reading, index)
    }
    return read
  })
}

/** Reads an object with fields of any name. */
export function record<output>(item: Schema<output>): Schema<Record<string, output>> {
  return create({ type: 'record', item }, (value, reading) =>
    isObject(value)
      ? readRecord(Object.entries(value), item, reading)
      : mistype(reading, 'a value of type record'),
  )
}

function readRecord<output>(entries: readonly [string, unknown][], item: Schema<output>, reading: Reading) {
  const read: Record<string, output> = {}
  for (const [key, value] of entries) {
    // Assigning this key would replace the prototype.
    if (key === '__proto__') continue
    const field = item.read(value, reading)
    place(reading, key)
    if (reading.issue) break
    read[key] = field
  }
  return read
}

/** Reads a value that may be missing. */
export function optional<output>(schema: Schema<output>): Optional<output | undefined> {
  const read = (value: unknown, reading: Reading) =>
    value === undefined ? undefined : schema.read(value, reading)
  return { ...create({ type: 'optional', schema, isNullable: false }, read), isOptional: true }
}

/** Reads a value that may be missing or null. */
export function nullish<output>(schema: Schema<output>): Optional<output | null | undefined> {
  const read = (value: unknown, reading: Reading) =>
    value === undefined || value === null ? value : schema.read(value, reading)
  return { ...create({ type: 'optional', schema, isNullable: true }, read), isOptional: true }
}

/**
 * Reads a field that changes nothing.
 *
 * @param why - A sentence for documents: the answer satisfies each of its values.
 */
export function unneeded<output>(schema: Schema<output>, why: string): Optional<output | null | undefined> {
  const { read } = nullish(schema)
  return { ...create({ type: 'optional', schema, isNullable: true, why }, read), isOptional: true }
}

/** Reads a value that may be missing. @param value - Replaces a missing value. */
export function withDefault<output>(schema: Schema<output>, value: output): Schema<output> {
  return create({ type: 'default', schema, value }, (given, reading) =>
    given === undefined ? value : schema.read(given, reading),
  )
}

/**
 * Words what a schema expects, for the messages of errors. The fields of an object keep their own words.
 *
 * @example
 * expecting(string().check(regex(/^0x[0-9a-f]{40}$/)), 'an address')
 */
export function expecting<output>(schema: Schema<output>, expected: string): Schema<output> {
  return create(schema.form, (value, reading) => {
    const output = schema.read(value, reading)
    if (reading.issue?.path.length === 0) reading.issue = { ...reading.issue, expected }
    return output
  })
}

/** Reads a value that has one of several formats, by the first one that matches. */
export function union<const schemas extends readonly Schema[]>(
  schemas: schemas,
): Schema<Output<schemas[number]>> {
  return create({ type: 'any', schemas }, (value, reading) => {
    const issues = []
    for (const schema of schemas) {
      const attempt: Reading = {}
      const read = schema.read(value, attempt)
      if (!attempt.issue) return read as Output<schemas[number]>
      issues.push(attempt.issue)
    }
    // If exactly one form comes close, its own issue is more precise.
    const [close, ...others] = issues.filter(({ isClose }) => isClose)
    if (!close || others.length > 0) return mistype(reading, 'one of the allowed forms')
    reading.issue = close
    return undefined as never
  })
}

/**
 * Reads an object of one of several forms. A field says which form it is.
 *
 * @param expected - Lists the forms, for the messages of errors.
 */
export function discriminatedUnion<const schemas extends readonly ObjectSchema[]>(
  key: string,
  schemas: schemas,
  expected = 'one of the allowed forms',
): Schema<Output<schemas[number]>> {
  return create({ type: 'any', schemas }, (value, reading) => {
    if (!isObject(value)) return mistype(reading, 'a value of type object')
    const names = (schema: ObjectSchema) => {
      const attempt: Reading = {}
      schema.shape[key]?.read(value[key], attempt)
      return !attempt.issue
    }
    const schema = schemas.find(names)
    if (schema) return schema.read(value, reading) as Output<schemas[number]>
    reading.issue = { path: [key], expected, isClose: false }
    return undefined as never
  })
}

/** Transforms the decoded value. */
export function map<from, to>(schema: Schema<from>, change: (value: from) => to): Schema<to> {
  return create(schema.form, (value, reading) => {
    const read = schema.read(value, reading)
    return reading.issue ? (undefined as never) : change(read)
  })
}

/** Reads the output of one schema with another one. */
export function pipe<from, to>(schema: Schema<from>, next: Schema<to>): Schema<to> {
  return create(schema.form, (value, reading) => {
    const read = schema.read(value, reading)
    return reading.issue ? (undefined as never) : next.read(read, reading)
  })
}
