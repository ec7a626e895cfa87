import * as z from 'zod/mini'
import type { Market } from '../../market/Market.js'
import * as Cost from '../../orders/Cost.js'
import { InputError } from './errors.js'
import * as Field from './Field.js'

type Schema = z.core.$ZodType

/**
 * An endpoint, as data: the app is mounted from a list of them and the OpenAPI document is printed from the same list.
 */
export type Route = {
  method: 'get' | 'post' | 'delete'
  /** With names in braces: `/v2/order/{hash}`. */
  path: `/${string}`
  /** Other paths of the same endpoint, left out of the document. */
  aliases: readonly `/${string}`[]
  /** Names the endpoint in the document and in the metrics. */
  name: string
  summary: string
  tag: string
  params: z.ZodMiniObject
  query: z.ZodMiniObject
  /** What a POST sends. */
  body: Schema | undefined
  /** What comes back with status 200. */
  answer: Schema
  /** Whose bucket a request is taken from; admin endpoints ask for an admin key. */
  guard: 'read' | 'write' | 'admin'
  /** How many seconds an answer may be kept unasked; 0 asks each time whether it has changed. */
  cacheSeconds: number
  /** Whether it asks the chain: such an answer is made anew each time. */
  isLive: boolean
  /** What it is sent are orders, which are counted. */
  takesOrders: boolean
  /** What the work that a body asks for costs of an allowance; a request costs 1 at least. */
  costOf: (body: unknown) => number
  run: (market: Market, sent: Sent) => Promise<unknown>
}

/** A request before it is read. */
export type Sent = {
  param: (name: string) => string | undefined
  query: (name: string) => string | undefined
  queries: (name: string) => readonly string[]
  /** Everything that the query says, for endpoints whose keys hold data. */
  search: () => Readonly<Record<string, readonly string[]>>
  json: () => Promise<unknown>
}

type Shape = Record<string, Schema>
type Values<shape extends Shape> = z.output<z.ZodMiniObject<shape>>

/** What a handler gets. */
type Input<params extends Shape, query extends Shape> = {
  params: Values<params>
  query: Values<query>
  /** JSON, to be decoded by the wire's reader. */
  body: unknown
  search: Sent['search']
}

/** A {@link Route} as it is written down. */
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

/** Makes a route of its definition: what comes in a path or query is read by the very schemas that describe it. */
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

/** Reads a query. An empty value is none, as the clients of this family have it. @throws {InputError} naming the field. */
export function read<shape extends Shape>(
  schema: z.ZodMiniObject<shape>,
  sent: Pick<Sent, 'query' | 'queries'>,
): Values<shape> {
  return readFields(schema, (name, field) =>
    Field.isList(field) ? sent.queries(name) : sent.query(name) || undefined,
  )
}

function readFields<shape extends Shape>(
  schema: z.ZodMiniObject<shape>,
  find: (name: string, schema: Schema) => unknown,
): Values<shape> {
  const values = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, find(name, field as Schema)]),
  )
  const result = z.safeParse(schema, values)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new InputError({
    field: String(issue?.path[0] ?? 'query'),
    expected: issue?.message ?? 'another value',
  })
}
