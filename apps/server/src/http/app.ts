import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import type { Market } from '../Market.js'
import { toAnswer } from './errors.js'
import { eventRoutes } from './routes/events.js'
import { marketRoutes } from './routes/market.js'
import { nftRoutes } from './routes/nfts.js'
import { orderRoutes } from './routes/orders.js'
import { rpcRoutes } from './routes/rpc.js'
import { apiPolicy } from './security.js'
import { staticRoutes } from './static.js'

/** A transaction's data may be large; an order is not. */
const mostBodyBytes = 1024 * 1024

/** Puts the endpoints together: API, events, node calls, and the app where there is one. */
export function createApp(market: Market): Hono {
  const app = new Hono()
  app.use(logRequests(market))
  app.use(secureHeaders())
  app.use(
    cors({
      origin: '*',
      allowHeaders: ['content-type', 'x-app-id', 'x-api-key', 'last-event-id'],
      exposeHeaders: ['x-request-id', 'retry-after'],
      maxAge: 86_400,
    }),
  )
  app.use(bodyLimit({ maxSize: mostBodyBytes, onError: refuseBody }))
  app.use('/v2/*', compress())
  app.route('/', marketRoutes(market))
  app.route('/', orderRoutes(market))
  app.route('/', nftRoutes(market))
  app.route('/', eventRoutes(market))
  app.route('/', rpcRoutes(market))
  app.all('/v2/*', (c) => c.json(failure('not_found', 'There is no such endpoint.'), 404))
  if (market.config.webRoot) app.route('/', staticRoutes(market.config.webRoot))
  app.notFound((c) => c.json(failure('not_found', 'There is no such page.'), 404))
  app.onError((error, c) => {
    const { status, body } = toAnswer(error)
    if (status === 500) market.log.error({ err: error, path: c.req.path }, 'a request failed')
    return c.json(body, status)
  })
  return app
}

/** The rest of the body is still on its way, so the connection cannot be used again. */
function refuseBody(c: Context): Response {
  c.header('connection', 'close')
  return c.json(failure('body_too_large', 'The body is too large.'), 413)
}

function failure(code: string, reason: string) {
  return { errors: [reason], code, facts: {} }
}

function logRequests(market: Market): Parameters<Hono['use']>[1] {
  return async (c, next) => {
    const requestId = crypto.randomUUID()
    const startedAt = performance.now()
    c.header('x-request-id', requestId)
    await next()
    const durationMs = Math.round(performance.now() - startedAt)
    market.log.debug(
      { requestId, method: c.req.method, path: c.req.path, status: c.res.status, durationMs },
      'request',
    )
  }
}

function secureHeaders(): Parameters<Hono['use']>[1] {
  return async (c, next) => {
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'no-referrer')
    c.header('x-frame-options', 'DENY')
    await next()
    if (!c.res.headers.has('content-security-policy')) c.res.headers.set('content-security-policy', apiPolicy)
  }
}
