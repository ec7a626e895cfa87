import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Env } from '../Env.js'

/**
 * Tells browsers which pages may use the API. There are no cookies, so any page may be let in; an operator may name
 * the ones that are. What runs the market is for no page but its own.
 *
 * @param origins - `*`, or exact origins such as `https://shop.example`.
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler<Env> {
  const allow = cors({
    origin: origins.includes('*') ? '*' : [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    allowHeaders: [
      'content-type',
      'x-app-id',
      'x-api-key',
      'x-rkc-version',
      'x-rkui-version',
      'last-event-id',
      'if-none-match',
    ],
    exposeHeaders: [
      'etag',
      'x-request-id',
      'retry-after',
      'ratelimit-limit',
      'ratelimit-remaining',
      'ratelimit-reset',
    ],
    maxAge: 86_400,
  })
  return (c, next) => (c.req.path.startsWith('/v2/admin/') ? next() : allow(c, next))
}
