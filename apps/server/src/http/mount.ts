import { createHash } from 'node:crypto'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Env } from './Env.js'
import { InputError, toAnswer } from './errors.js'
import { adminsOnly } from './guards/keyring.js'
import { limited } from './guards/limits.js'
import * as Metrics from './metrics/Metrics.js'
import type { Route, Sent } from './Route.js'
import type { Surface } from './Surface.js'

/** Puts routes into the app. */
export function mount(app: Hono<Env>, surface: Surface, routes: readonly Route[]): void {
  for (const route of routes)
    for (const path of [route.path, ...route.aliases])
      app.on(route.method.toUpperCase(), toPattern(path), named(route), guarded(surface, route), async (c) =>
        answer(c, route, await run(surface, route, toSent(c))),
      )
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
  // Guessing a key is slow work too.
  const limit = limited(limiter, 'write')
  return (c, next) => limit(c, async () => void (await adminsOnly(c, next)))
}

/** Orders are counted by what became of them. */
async function run({ market, metrics }: Surface, route: Route, sent: Sent): Promise<unknown> {
  if (!route.takesOrders) return route.run(market, sent)
  try {
    const value = await route.run(market, sent)
    Metrics.count(metrics, 'souk_orders_accepted_total', { route: route.name }, countOrders(value))
    return value
  } catch (error) {
    Metrics.count(metrics, 'souk_orders_refused_total', { code: toAnswer(error).body.code })
    throw error
  }
}

function countOrders(value: unknown): number {
  const { orders } = (value ?? {}) as { orders?: unknown }
  return Array.isArray(orders) ? orders.length : 1
}

/** A request as routes read it. */
export function toSent(c: Context<Env>): Sent {
  return {
    param: (name) => c.req.param(name),
    query: (name) => c.req.query(name),
    queries: (name) => c.req.queries(name) ?? [],
    search: () => c.req.queries(),
    json: () => readJson(c),
  }
}

/** Reads a JSON body. @throws {InputError} when it is none. */
export async function readJson(c: Context<Env>): Promise<unknown> {
  try {
    return await c.req.json()
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError({ field: 'body', expected: 'JSON' })
    throw error
  }
}

/** An answer to a read carries a mark of its content: who has it already gets 304 and no body. */
function answer(c: Context<Env>, route: Route, value: unknown): Response {
  const text = JSON.stringify(value)
  c.header('content-type', 'application/json; charset=utf-8')
  if (route.method !== 'get' || route.guard === 'admin') {
    c.header('cache-control', 'no-store')
    return c.body(text)
  }
  const mark = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  c.header('etag', mark)
  const { cacheSeconds } = route
  c.header('cache-control', cacheSeconds > 0 ? `public, max-age=${cacheSeconds}` : 'public, no-cache')
  return isKnown(c.req.header('if-none-match'), mark) ? c.body(null, 304) : c.body(text)
}

function isKnown(given: string | undefined, mark: string): boolean {
  return given?.split(',').some((known) => known.trim() === mark || known.trim() === '*') ?? false
}
