import { timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Hono, type MiddlewareHandler } from 'hono'
import { toSchema } from '../../config/ConfigFile.js'
import * as ApiKey from '../../keys/ApiKey.js'
import type { Env } from '../core/Env.js'
import { policyFor } from '../core/security.js'
import { ForbiddenError } from '../endpoint/errors.js'
import { toHealth } from '../endpoint/health.js'
import type { Surface } from '../endpoint/Surface.js'
import { limited } from '../guards/limits.js'
import { readGauges } from '../metrics/gauges.js'
import * as Metrics from '../metrics/Metrics.js'
import { type Document, toDocument } from '../openapi/document.js'
import { toPage } from '../openapi/page.js'
import { routes } from './table.js'

/** Routes for operators and monitoring: health, readiness, metrics and the API document. */
export function operationRoutes(surface: Surface): Hono<Env> {
  const { market } = surface
  const isLimited = limited(surface.limiter, 'read')
  const app = new Hono<Env>()
  // A server that answers is alive; the answer has the details.
  app.get('/health', named('health'), isLimited, (c) => c.json(toHealth(market)))
  app.get('/ready', named('ready'), isLimited, (c) => {
    const health = toHealth(market)
    return c.json(health, health.ready ? 200 : 503)
  })
  const delay = monitorEventLoopDelay({ resolution: 20 })
  app.get('/metrics', named('metrics'), withToken(market.config.metricsToken), (c) => {
    delay.enable()
    const { metrics, listeners } = surface
    const text = Metrics.print([{ metrics, gauges: readGauges(market, { listeners, delay }) }])
    return c.body(text, 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
  app.get('/souk.config.schema.json', named('configSchema'), isLimited, (c) => c.json(toSchema()))
  // Takes a quarter of a second, so only the first question makes it.
  let document: Document | undefined
  const describe = () => {
    document ??= toDocument(routes, { name: market.config.name })
    return document
  }
  app.get('/openapi.json', named('openapi'), (c) => {
    c.header('cache-control', 'public, max-age=300')
    return c.json(describe())
  })
  let page: string | undefined
  app.get('/openapi', named('openapi'), (c) => {
    page ??= toPage(describe())
    c.header('content-security-policy', policyFor(page))
    return c.html(page)
  })
  return app
}

function named(route: string): MiddlewareHandler<Env> {
  return (c, next) => {
    c.set('route', route)
    return next()
  }
}

/** Metrics are public unless the operator sets a token. */
export function withToken(token: string | undefined): MiddlewareHandler<Env> {
  return async (c, next) => {
    const given = c.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? ''
    if (token !== undefined && !isSame(given, token)) throw new ForbiddenError({ needs: 'metrics token' })
    await next()
  }
}

/** Hashes have equal lengths, and comparing them does not reveal how many characters match. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(ApiKey.hash(given)), Buffer.from(ApiKey.hash(expected)))
}
