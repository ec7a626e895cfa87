/**
 * Reads an untrusted value, and describes the expected format.
 *
 * It is a plain object: `read` does the reading, the rest tells its form, so that documents can be printed from it.
 */
export type Schema<output = unknown> = {
  /** Returns the value as it is to be, or takes note of an issue in `reading` and gives nothing of use. */
  readonly read: (value: unknown, reading: Reading) => output
  /** Adds rules for the decoded value. */
  check(...rules: readonly Rule<output>[]): Schema<output>
  readonly form: Form
}

/** A schema of something that may be left out of an object. */
export type Optional<output> = Schema<output> & { readonly isOptional: true }

/** A schema of an object, with those of its fields. */
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

/** What is found out while something is read: the first thing that is wrong with it. */
export type Reading = { issue?: Issue | undefined }

/** A problem and its path. */
export type Issue = {
  readonly path: readonly PropertyKey[]
  readonly expected: string
  /** The value is of the right type, but not as it should be; of several forms, it was meant to be this one. */
  readonly isClose: boolean
}

/** A rule for a decoded value. */
export type Rule<value> = {
  readonly holds: (value: value) => boolean
  readonly expected: string
  /** For documents. */
  readonly pattern?: RegExp
  readonly minimum?: number
  readonly maximum?: number
}

/** How a value looks before it is read. */
export type Form =
  | {
      readonly type: 'string' | 'number' | 'int' | 'bigint' | 'boolean' | 'unknown'
      readonly rules?: readonly Rule<never>[]
    }
  | { readonly type: 'one'; readonly values: readonly (string | number)[] }
  | { readonly type: 'list'; readonly item: Schema }
  | { readonly type: 'record'; readonly item: Schema }
  | { readonly type: 'object'; readonly shape: Shape }
  | { readonly type: 'any'; readonly schemas: readonly Schema[] }
  | { readonly type: 'optional'; readonly schema: Schema; readonly isNullable: boolean }

/** Makes a schema of how it reads and how the value looks. */
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
  return 'rules' in form || ['string', 'number', 'int', 'bigint'].includes(form.type)
    ? ({ ...form, rules: [...('rules' in form ? (form.rules ?? []) : []), ...rules] } as Form)
    : form
}

/** Takes note that a value is of another type. */
export function mistype(reading: Reading, expected: string): never {
  reading.issue = { path: [], expected, isClose: false }
  // Nobody looks at what is read beside an issue.
  return undefined as never
}

/** Takes note of the part in which the issue is, if there is one. */
export function place(reading: Reading, key: PropertyKey): void {
  if (reading.issue) reading.issue = { ...reading.issue, path: [key, ...reading.issue.path] }
}
