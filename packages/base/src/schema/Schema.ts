/**
 * Reads an untrusted value and describes its format.
 *
 * A schema is a plain object: `read` decodes a value, and the other fields describe the format for documents.
 */
export type Schema<output = unknown> = {
  /** Returns the decoded value. On a problem, records an issue in `reading`, and the return value must not be used. */
  readonly read: (value: unknown, reading: Reading) => output
  /** Adds rules for the decoded value. */
  check(...rules: readonly Rule<output>[]): Schema<output>
  readonly form: Form
}

/** A schema of an optional field of an object. */
export type Optional<output> = Schema<output> & { readonly isOptional: true }

/** A schema of an object, with the schemas of its fields. */
export type ObjectSchema<shape extends Shape = Shape> = Schema<Fields<shape>> & { readonly shape: shape }

/** The schemas of an object's fields. */
export type Shape = Readonly<Record<string, Schema>>

/** The output type of a schema. */
export type Output<schema> = schema extends Schema<infer output> ? output : never

type OptionalKeys<shape> = {
  [key in keyof shape]: shape[key] extends { readonly isOptional: true } ? key : never
}[keyof shape]

/** The type of an object with these fields. */
export type Fields<shape> = Flat<
  { [key in Exclude<keyof shape, OptionalKeys<shape>>]: Output<shape[key]> } & {
    [key in OptionalKeys<shape>]?: Output<shape[key]> | undefined
  }
>

type Flat<type> = { [key in keyof type]: type[key] } & {}

/** The result of reading a value: its first issue, if there is one. */
export type Reading = { issue?: Issue | undefined }

/** A problem and its path. */
export type Issue = {
  readonly path: readonly PropertyKey[]
  readonly expected: string
  /**
   * Whether the value has the right type but breaks a rule. In a union, this marks the form that the sender probably
   * meant.
   */
  readonly isClose: boolean
}

/** A rule for a decoded value. */
export type Rule<value> = {
  readonly holds: (value: value) => boolean
  readonly expected: string
  /** What the rule adds to the description of the format, in JSON Schema. */
  readonly keywords?: Readonly<Record<string, unknown>>
}

/** The external format of a value, for documents. */
export type Form =
  | {
      readonly type: 'string' | 'number' | 'int' | 'bigint' | 'boolean' | 'unknown'
      readonly rules?: readonly Rule<never>[]
    }
  | { readonly type: 'one'; readonly values: readonly (string | number)[] }
  | { readonly type: 'list'; readonly item: Schema; readonly rules?: readonly Rule<never>[] }
  | { readonly type: 'record'; readonly item: Schema }
  | { readonly type: 'object'; readonly shape: Shape }
  | { readonly type: 'any'; readonly schemas: readonly Schema[] }
  | {
      readonly type: 'optional'
      readonly schema: Schema
      readonly isNullable: boolean
      /** Why the field changes nothing; see `unneeded`. */
      readonly why?: string
    }
  | { readonly type: 'default'; readonly schema: Schema; readonly value: unknown }

/** Creates a schema from a reader and a description of the format. */
export function create<output>(form: Form, read: Schema<output>['read']): Schema<output> {
  return {
    form,
    read,
    check: (...rules) =>
      create(withRules(form, rules), (value, reading) => {
        const output = read(value, reading)
        const broken = reading.issue ? undefined : rules.find(({ holds }) => !holds(output))
        if (broken) reading.issue = { path: [], expected: broken.expected, isClose: true }
        return output
      }),
  }
}

function withRules(form: Form, rules: readonly Rule<never>[]): Form {
  return 'rules' in form || ['string', 'number', 'int', 'bigint', 'list'].includes(form.type)
    ? ({ ...form, rules: [...('rules' in form ? (form.rules ?? []) : []), ...rules] } as Form)
    : form
}

/** Records that a value has another type. */
export function mistype(reading: Reading, expected: string): never {
  reading.issue = { path: [], expected, isClose: false }
  // Callers ignore the value once there is an issue.
  return undefined as never
}

/** Adds a key to the path of the issue, if there is one. */
export function place(reading: Reading, key: PropertyKey): void {
  if (reading.issue) reading.issue = { ...reading.issue, path: [key, ...reading.issue.path] }
}
