import * as z from '@souk/base/schema'
import { type Context, Hono } from 'hono'
import type { Env } from '../core/Env.js'
import { assertRoom } from '../endpoint/assertRoom.js'
import * as Field from '../endpoint/Field.js'
import { toSent } from '../endpoint/mount.js'
import { read } from '../endpoint/Route.js'
import type { Surface } from '../endpoint/Surface.js'
import { callerOf } from '../guards/callerOf.js'
import { clientOf } from '../guards/clientOf.js'
import * as Metrics from '../metrics/Metrics.js'
import * as Filter from '../stream/Filter.js'
import { pageFor } from '../stream/pageFor.js'
import { relay } from '../stream/relay.js'
import { createPrint, streamSse } from '../stream/sse.js'
import { readStreamQuery } from '../stream/streamQuery.js'

/**
 * Routes of the event stream: server-sent events that a client can resume after a disconnect. A client that asks for
 * JSON gets the list of past activity instead.
 */
export function eventRoutes(surface: Surface): Hono<Env> {
  const { market, listeners, limiter, metrics } = surface
  const app = new Hono<Env>()
  const print = createPrint()
  const open = (c: Context<Env>) => {
    c.set('route', 'watchEvents')
    const asked = readStreamQuery(toSent(c), market.config.chain)
    const client = clientOf(c, market.config)
    assertRoom(surface, client)
    const lastSeen = c.req.header('last-event-id')
    const after = lastSeen
      ? read(lastEvent, { query: () => lastSeen, queries: () => [lastSeen], search: () => ({}) }).after
      : asked.after
    const from = after ?? market.feed.latest()
    const filter = Filter.fromQuery(asked)
    const page = pageFor(surface, callerOf(c, market.config))
    const stream = streamSse({
      listeners,
      client,
      print,
      after: from,
      begin: (sink) => relay(market, sink, { after: from, filter: () => filter, page }),
      onCut: () => Metrics.count(metrics, 'souk_listeners_cut_total', { kind: 'sse' }),
    })
    return c.body(stream, 200, streamHeaders)
  }
  app.on('GET', ['/v2/events', '/api/v2/events'], (c, next) => {
    c.header('vary', 'Accept', { append: true })
    if (wantsList(c.req.path, c.req.header('accept'))) return next()
    limiter.take(c, 'read')
    return Promise.resolve(open(c))
  })
  return app
}

/** A stream must reach its client as it is, and at once. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
} as const

/**
 * Clients of lists and of streams use one path. Those of lists ask for JSON, or put `/api` before the version and name
 * no type. Those of streams name theirs there.
 */
export function wantsList(path: string, accept = ''): boolean {
  if (accept.includes('text/event-stream')) return false
  return path.startsWith('/api/') || accept.includes('application/json')
}

const lastEvent = z.object({ after: z.optional(Field.sequence) })
