import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Env } from '../core/Env.js'

/**
 * Tells browsers which pages may use the API. There are no cookies, so any page may; an operator can restrict them.
 * Admin endpoints are closed to other sites' pages.
 *
 * A page may send any header. The published kits add headers of their own, and their apps add more. With neither
 * cookies nor stored credentials, a header can only contain what the page itself knows.
 *
 * @param origins - `*`, or exact origins such as `https://shop.example`.
 */
export function allowOrigins(origins: readonly string[]): MiddlewareHandler<Env> {
  const isForAll = origins.includes('*')
  const allowed = new Set(origins)
  const allowPreflight = cors({
    origin: isForAll ? '*' : [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    // Without a list, the answer repeats the headers that the page asks for; see above.
    maxAge: 86_400,
  })
  return (c, next) => {
    if (c.req.path.startsWith('/v2/admin/')) return next()
    if (c.req.method === 'OPTIONS') return allowPreflight(c, next)
    // Set before the answer exists: setting a header later turns the answer's text into a stream.
    const origin = c.req.header('origin') ?? ''
    if (isForAll) c.header('access-control-allow-origin', '*')
    else if (allowed.has(origin)) c.header('access-control-allow-origin', origin)
    c.header('access-control-expose-headers', exposed)
    if (!isForAll) c.header('vary', 'Origin', { append: true })
    return next()
  }
}

/** The headers that pages may read. */
export const exposed = [
  'etag',
  'x-request-id',
  'retry-after',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
].join(',')
