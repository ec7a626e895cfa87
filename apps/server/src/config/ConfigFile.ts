import { BaseError } from '@souk/base'
import * as z from '@souk/base/schema'
import { toJsonSchema } from '../http/openapi/toJsonSchema.js'
import { ofChain, type Setting, secrets, whole } from './fields.js'

/** A chain of the file. */
export type ChainEntry = {
  chain: string
  title?: string
  rpcUrl?: string
  url?: string
  dataDir?: string
  databaseSchema?: string
  mints?: readonly string[]
  allowLists?: readonly string[]
}

/** The content of a configuration file, as it was read. */
export type ConfigFile = { chains: readonly ChainEntry[] } & Readonly<Record<string, unknown>>

const text = (description: string) => z.string().check(z.minLength(1), z.documented({ description }))

const entry = z.object({
  chain: z.expecting(
    z.string().check(
      z.regex(/^[a-z][a-z0-9_-]{0,39}$/),
      z.documented({
        description: 'The name of the chain in paths: that of the marketplace API, such as matic.',
      }),
    ),
    'a name of lower-case letters, digits, _ and -',
  ),
  title: z.optional(text('The name for people.')),
  url: z.optional(
    z.expecting(
      z.string().check(
        z.regex(/^https?:\/\/\S+$/),
        z.documented({
          description:
            'Another market server that runs the chain, in place of rpcUrl. Requests are passed on to it.',
        }),
      ),
      'the URL of a market server',
    ),
  ),
  dataDir: z.optional(text('The folder of this chain’s data.')),
  databaseSchema: z.optional(
    z.expecting(z.string().check(z.regex(/^[a-z_][a-z0-9_]{0,39}$/)), 'the name of a schema'),
  ),
  mints: z.optional(
    z.expecting(
      z.array(z.string()).check(z.documented({ description: 'Mints, each as --mint has it.' })),
      'a list of texts',
    ),
  ),
  allowLists: z.optional(
    z.expecting(
      z
        .array(z.string())
        .check(z.documented({ description: 'Files of accounts, as --allow-list has them.' })),
      'a list of paths',
    ),
  ),
  ...shapeOf(ofChain),
})

const atLeastOne: z.Rule<readonly unknown[]> = {
  keywords: { minItems: 1 },
  holds: (list) => list.length > 0,
  expected: 'a list of at least one chain',
}

const schema = z.object({
  $schema: z.optional(z.string()),
  ...shapeOf(whole),
  chains: z.expecting(z.array(entry).check(atLeastOne), 'a list of at least one chain'),
})

function shapeOf<settings extends Record<string, Setting>>(settings: settings) {
  return Object.fromEntries(
    Object.entries(settings).map(([name, setting]) => [name, z.optional(setting.schema)]),
  ) as Record<keyof settings, z.Optional<unknown>>
}

/** The published JSON Schema (draft 2020-12) of the file. */
export function toSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The configuration of souk serve',
    ...(closed(toJsonSchema(schema)) as Record<string, unknown>),
  }
}

/** A field that the server does not know is an error, since it may be a typing mistake. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const each = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closed(part)]))
  return 'properties' in each ? { ...each, additionalProperties: false } : each
}

/**
 * Reads the text of a configuration file.
 *
 * @throws {ConfigFileError} that names the first field that is wrong, and what was expected.
 */
export function parse(text: string, file: string): ConfigFile {
  const value = toJson(text, file)
  const reading: z.Reading = {}
  schema.read(value, reading)
  if (reading.issue)
    throw new ConfigFileError({ file, path: toPath(reading.issue.path), expected: reading.issue.expected })
  assertKnown(value, schema, { file, path: [] })
  const { chains } = value as ConfigFile
  chains.forEach((chain, index) => {
    if ((chain.rpcUrl === undefined) === (chain.url === undefined))
      throw new ConfigFileError({
        file,
        path: `chains[${index}]`,
        expected: 'a chain with either rpcUrl or url',
      })
  })
  return value as ConfigFile
}

function toJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    // The message of the parser repeats a part of the text, which may contain a key.
    throw new ConfigFileError({ file, path: '', expected: 'JSON' })
  }
}

function assertKnown(
  value: unknown,
  schema: z.Schema,
  at: { file: string; path: readonly (string | number)[] },
): void {
  const form = schema.form.type === 'optional' ? schema.form.schema.form : schema.form
  if (form.type === 'list' && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      assertKnown(item, form.item, { ...at, path: [...at.path, index] })
    return
  }
  if (form.type !== 'object' || typeof value !== 'object' || value === null) return
  for (const [name, field] of Object.entries(value)) {
    const path = [...at.path, name]
    const known = Object.hasOwn(form.shape, name) ? form.shape[name] : undefined
    if (!known) throw new ConfigFileError({ file: at.file, path: toPath(path), expected: unknownOf(name) })
    assertKnown(field, known, { ...at, path })
  }
}

function unknownOf(name: string): string {
  const variable = Object.hasOwn(secrets, name) ? secrets[name] : undefined
  return variable
    ? `left out: it is a secret, so set ${variable} in the environment`
    : 'left out: there is no such setting'
}

function toPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text ? `${text}.${String(key)}` : String(key)
  }, '')
}

/** Thrown when a configuration file is wrong. The message leaves values out: they may be secrets. */
export class ConfigFileError extends BaseError<{ file: string; path: string; expected: string }> {
  override readonly name = 'Server.ConfigFileError'
  constructor(facts: { file: string; path: string; expected: string }, options: { cause?: unknown } = {}) {
    const { file, path, expected } = facts
    super(`${file}: ${path ? `${path} must be ${expected}` : `the file must be ${expected}`}.`, {
      facts,
      ...options,
      retry: 'user',
    })
  }
}
