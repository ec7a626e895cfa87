import * as z from '@souk/base/schema'
import type { Subject } from '../../db/Subject.js'
import type { Market } from '../../market/Market.js'
import * as Cost from '../../orders/Cost.js'
import { InputError, UnknownParameterError } from './errors.js'
import * as Field from './Field.js'
import { assertKnown } from './unknownField.js'

/** An endpoint, as data. The app mounts a list of them, and the OpenAPI document prints the same list. */
export type Route = {
  method: 'get' | 'post' | 'delete'
  /** With parameters in braces: `/v2/order/{hash}`. */
  path: `/${string}`
  /** Other paths of the same endpoint, which the document omits. */
  aliases: readonly `/${string}`[]
  /** Names the endpoint in the document and in the metrics. */
  name: string
  summary: string
  tag: string
  params: z.ObjectSchema
  query: z.ObjectSchema
  /** Parameters whose names contain data, such as `attributes[Glass]`. They are read from `search`. */
  named: NamedParameters | undefined
  /** The body of a POST. */
  body: z.Schema | undefined
  /** The answer with status 200. */
  answer: z.Schema
  /** The rate limit that applies; admin endpoints require an admin key. */
  guard: 'read' | 'write' | 'admin'
  /** How many seconds an answer may be cached without revalidation; 0 revalidates each time. */
  cacheSeconds: number
  /** Whether it asks the chain. Such an answer is never cached by the server. */
  isLive: boolean
  /** Whether its body contains orders, which are counted. */
  takesOrders: boolean
  /** The cost of the body's work against the rate limit; a request costs at least 1. */
  costOf: (body: unknown) => number
  run: (market: Market, sent: Sent) => Promise<unknown>
}

/** Parameters whose names contain data. */
export type NamedParameters = {
  /** The name before the bracket, such as `attributes`. */
  name: string
  /** Tells whether a name is one of them. */
  has: (name: string) => boolean
}

/** A request before it is parsed. */
export type Sent = {
  param: (name: string) => string | undefined
  query: (name: string) => string | undefined
  queries: (name: string) => readonly string[]
  /** All parameters of the query. */
  search: () => Readonly<Record<string, readonly string[]>>
  json: () => Promise<unknown>
}

type Shape = Record<string, z.Schema>
type Values<shape extends Shape> = z.Fields<shape>

/** The input of a handler. */
type Input<params extends Shape, query extends Shape> = {
  params: Values<params>
  query: Values<query>
  /** JSON, to be decoded by the wire codec. */
  body: unknown
  search: Sent['search']
}

/** A {@link Route} with optional defaults. */
export type Definition<params extends Shape, query extends Shape, answer> = Pick<
  Route,
  'method' | 'path' | 'name' | 'summary' | 'tag' | 'answer'
> &
  Partial<
    Pick<Route, 'aliases' | 'named' | 'body' | 'guard' | 'cacheSeconds' | 'isLive' | 'takesOrders' | 'costOf'>
  > & {
    params?: params
    query?: query
    /**
     * Tells what the answer is about, so that the server caches it until that changes; see `market/Subject.ts`. Returns
     * `undefined` if any write may change the answer. @default any write
     */
    about?: (
      market: Market,
      input: Input<params, query>,
      answer: NoInfer<answer>,
    ) => Subjects | undefined | Promise<Subjects | undefined>
    handle: (market: Market, input: Input<params, query>) => Promise<answer>
  }

type Subjects = readonly Subject[]

type Empty = Record<never, never>

/** Makes a route from its definition. The schemas that describe its path and query also parse them. */
export function route<params extends Shape = Empty, query extends Shape = Empty, answer = unknown>(
  definition: Definition<params, query, answer>,
): Route {
  const { about, handle, ...rest } = definition
  const params = z.object((definition.params ?? {}) as params)
  const query = z.object((definition.query ?? {}) as query)
  return {
    aliases: [],
    guard: definition.method === 'get' ? 'read' : 'write',
    cacheSeconds: 0,
    isLive: false,
    takesOrders: false,
    costOf: definition.takesOrders ? Cost.ofOrders : () => 1,
    ...rest,
    named: definition.named,
    body: definition.body,
    params,
    query,
    run: async (market, sent) => {
      const named = readFields(params, (name) => sent.param(name))
      Field.assertPlace(named, market.config.chain)
      const asked = read(query, sent, definition.named)
      const body = definition.body ? await sent.json() : undefined
      if (definition.body) assertKnown(definition.body, body)
      const input = { params: named, query: asked, body, search: sent.search }
      const answer = await handle(market, input)
      const { validity } = market.progress
      if (validity && about) validity.subjects = await about(market, input, answer)
      return answer
    },
  }
}

/**
 * Parses a query. An empty value counts as absent, as clients of this API expect. No parameter is ignored: a client
 * that sends a filter must not take an unfiltered answer for a filtered one. Names that begin with an underscore are
 * free for clients that want to avoid a cache.
 *
 * @throws {UnknownParameterError} naming a parameter that the endpoint does not have.
 * @throws {InputError} naming a parameter with an invalid value, or given more often than once.
 */
export function read<shape extends Shape>(
  schema: z.ObjectSchema<shape>,
  sent: Pick<Sent, 'query' | 'queries' | 'search'>,
  named?: NamedParameters,
): Values<shape> {
  for (const [name, values] of Object.entries(sent.search())) {
    if (name.startsWith('_') || named?.has(name) || values.every((value) => value === '')) continue
    const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined
    if (!field) throw new UnknownParameterError({ field: name, known: knownOf(schema, named) })
    if (values.length > 1 && !Field.isList(field))
      throw new InputError({ field: name, expected: 'given once' })
  }
  return readFields(schema, (name, field) =>
    Field.isList(field) ? sent.queries(name) : sent.query(name) || undefined,
  )
}

function knownOf(schema: z.ObjectSchema, named: NamedParameters | undefined): readonly string[] {
  return [...Object.keys(schema.shape), ...(named ? [`${named.name}[…]`] : [])]
}

/** Reads fields by their names. @throws {InputError} naming the first invalid one. */
export function readFields<shape extends Shape>(
  schema: z.ObjectSchema<shape>,
  find: (name: string, schema: z.Schema) => unknown,
): Values<shape> {
  const values = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, find(name, field)]),
  )
  const reading: z.Reading = {}
  const fields = schema.read(values, reading)
  if (!reading.issue) return fields
  const { path, expected } = reading.issue
  throw new InputError({ field: String(path[0]), expected })
}
