import * as z from '@souk/base/schema'
import type { Market } from '../../market/Market.js'
import * as Cost from '../../orders/Cost.js'
import { InputError } from './errors.js'
import * as Field from './Field.js'

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

/** A request before it is parsed. */
export type Sent = {
  param: (name: string) => string | undefined
  query: (name: string) => string | undefined
  queries: (name: string) => readonly string[]
  /** All keys of the query, for endpoints whose keys contain data. */
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
export type Definition<params extends Shape, query extends Shape> = Pick<
  Route,
  'method' | 'path' | 'name' | 'summary' | 'tag' | 'answer'
> &
  Partial<
    Pick<Route, 'aliases' | 'body' | 'guard' | 'cacheSeconds' | 'isLive' | 'takesOrders' | 'costOf'>
  > & {
    params?: params
    query?: query
    handle: (market: Market, input: Input<params, query>) => Promise<unknown>
  }

type Empty = Record<never, never>

/** Makes a route from its definition. The schemas that describe its path and query also parse them. */
export function route<params extends Shape = Empty, query extends Shape = Empty>(
  definition: Definition<params, query>,
): Route {
  const { handle, ...rest } = definition
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
    body: definition.body,
    params,
    query,
    run: async (market, sent) => {
      const named = readFields(params, (name) => sent.param(name))
      Field.assertPlace(named, market.config.chain)
      const asked = read(query, sent)
      const body = definition.body ? await sent.json() : undefined
      return handle(market, { params: named, query: asked, body, search: sent.search })
    },
  }
}

/**
 * Parses a query. An empty value counts as absent, as clients of this API expect. @throws {InputError} naming the
 * field.
 */
export function read<shape extends Shape>(
  schema: z.ObjectSchema<shape>,
  sent: Pick<Sent, 'query' | 'queries'>,
): Values<shape> {
  return readFields(schema, (name, field) =>
    Field.isList(field) ? sent.queries(name) : sent.query(name) || undefined,
  )
}

function readFields<shape extends Shape>(
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
