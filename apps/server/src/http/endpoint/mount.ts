import type { Context, Hono, MiddlewareHandler } from 'hono'
import * as Validity from '../../market/Validity.js'
import type { Env } from '../core/Env.js'
import { callerOf } from '../guards/callerOf.js'
import { limited } from '../guards/limits.js'
import * as Turns from '../guards/Turns.js'
import * as Answer from '../shelf/Answer.js'
import * as Shelf from '../shelf/Shelf.js'
import * as Json from './Json.js'
import { adminsOnly } from './keyring.js'
import type { Route, Sent } from './Route.js'
import { type Asked, run } from './run.js'
import type { Surface } from './Surface.js'

/** Mounts routes in the app. */
export function mount(app: Hono<Env>, surface: Surface, routes: readonly Route[]): void {
  for (const route of routes)
    for (const path of pathsOf(route))
      app.on(route.method.toUpperCase(), toPattern(path), named(route), guarded(surface, route), async (c) =>
        send(c, route, await find(surface, route, c)),
      )
}

/** Newer clients of the marketplace API put `/api` before the version. */
export function pathsOf({ path, aliases, guard }: Route): readonly string[] {
  const paths = [path, ...aliases]
  if (guard === 'admin') return paths
  return [...paths, ...paths.filter((each) => each.startsWith('/v2/')).map((each) => `/api${each}`)]
}

/** `/v2/order/{hash}` → `/v2/order/:hash` */
function toPattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

function named(route: Route): MiddlewareHandler<Env> {
  return (c, next) => {
    c.set('route', route.name)
    return next()
  }
}

function guarded({ limiter }: Surface, route: Route): MiddlewareHandler<Env> {
  if (route.guard !== 'admin') return limited(limiter, route.guard)
  // Limits attempts to guess a key, too.
  const limit = limited(limiter, 'write')
  return (c, next) => limit(c, async () => void (await adminsOnly(c, next)))
}

/** Reads a request for routes. */
export function toSent(c: Context<Env>): Sent {
  return {
    param: (name) => c.req.param(name),
    query: (name) => c.req.query(name),
    queries: (name) => c.req.queries(name) ?? [],
    search: () => c.req.queries(),
    json: () => readJson(c),
  }
}

/** Reads a JSON body. @throws {InputError} when it is not JSON. */
export async function readJson(c: Context<Env>): Promise<unknown> {
  return Json.read(await c.req.text(), { field: 'body' })
}

/** A request as {@link run} takes it. */
function toAsked(c: Context<Env>, { limiter, market }: Surface): Asked {
  return {
    sent: toSent(c),
    text: () => c.req.text(),
    caller: callerOf(c, market.config),
    charge: (kind, cost) => limiter.take(c, kind, cost),
  }
}

/** Answers that depend only on the book may come from the shelf. All others wait for their turn. */
function find(surface: Surface, route: Route, c: Context<Env>): Promise<Answer.Answer> {
  const origin = { route: route.name, cacheControl: cacheControlOf(route) }
  if (!isOfBook(route))
    return run(surface, route, toAsked(c, surface)).then((value) => Answer.from(value, { origin }))
  const make = async () => {
    const validity = Validity.create()
    return Answer.from(await run(surface, route, toAsked(c, surface), validity), { origin, validity })
  }
  return Shelf.find(surface.shelf, pathOf(c.req.url), () => Turns.run(surface.turns.reads, make))
}

/** A route that asks the chain mostly waits for the node, and would delay other reads meanwhile. */
function isOfBook({ method, guard, isLive }: Route): boolean {
  return method === 'get' && guard === 'read' && !isLive
}

/** Includes the query, but not the host, which does not affect the answer. */
function pathOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2))
}

/** Sends an answer. A read's answer has an ETag, and a caller that has it already gets 304 without a body. */
async function send(c: Context<Env>, route: Route, answer: Answer.Answer): Promise<Response> {
  c.header('content-type', 'application/json; charset=utf-8')
  if (route.method !== 'get' || route.guard === 'admin') {
    c.header('cache-control', 'no-store')
    return sendBody(c, answer)
  }
  const mark = Answer.markOf(answer)
  c.header('etag', mark)
  c.header('cache-control', cacheControlOf(route))
  return Answer.isKnown(c.req.header('if-none-match'), mark) ? c.body(null, 304) : sendBody(c, answer)
}

function cacheControlOf({ cacheSeconds }: Route): string {
  return cacheSeconds > 0 ? `public, max-age=${cacheSeconds}` : 'public, no-cache'
}

async function sendBody(c: Context<Env>, answer: Answer.Answer): Promise<Response> {
  const packed = Answer.takesPacked(c.req.header('accept-encoding')) && (await Answer.pack(answer))
  if (!packed) return c.body(answer.text)
  c.header('content-encoding', 'gzip')
  return c.body(packed)
}
