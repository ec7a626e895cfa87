import { untilAborted } from '@souk/base'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Env } from './core/Env.js'
import { isExecution, toFamily } from './core/family.js'
import { apiPolicy, safeHeaders } from './core/security.js'
import { InputError } from './endpoint/errors.js'
import { recognizeKeys } from './endpoint/keyring.js'
import { mount } from './endpoint/mount.js'
import { noteRequest } from './endpoint/noteRequest.js'
import type { Surface } from './endpoint/Surface.js'
import { toFailure } from './endpoint/toFailure.js'
import { allowOrigins } from './guards/cors.js'
import { onlyInTime } from './guards/deadline.js'
import * as Gate from './guards/Gate.js'
import * as PageCard from './PageCard.js'
import { eventRoutes } from './routes/events.js'
import { mediaRoutes } from './routes/media.js'
import { operationRoutes } from './routes/operation.js'
import { redirectRoutes } from './routes/redirects.js'
import { refusedRoutes } from './routes/refused.js'
import { rpcRoutes } from './routes/rpc.js'
import { routes } from './routes/table.js'
import { welcomeRoutes } from './routes/welcome.js'
import { staticRoutes } from './static.js'

/** A transaction's data may be large; an order is not. */
export const mostBodyBytes = 1024 * 1024

/** Combines the endpoints: API, events, node calls, operation, and the app if there is one. */
export function createApp(surface: Surface): Hono<Env> {
  const { market } = surface
  const app = new Hono<Env>()
  app.use(watchRequests(surface))
  app.use(secureHeaders)
  app.use(onlyInTime(market))
  app.use(allowOrigins(market.config.corsOrigins))
  app.use(refuseZeros)
  app.use(limitBody)
  app.use(recognizeKeys(surface.findKey))
  app.use(varied)
  app.use('/openapi*', compress())
  app.route('/', operationRoutes(surface))
  app.route('/', eventRoutes(surface))
  mount(app, surface, routes)
  app.route('/', refusedRoutes(surface))
  app.route('/', rpcRoutes(surface))
  app.route('/', mediaRoutes(surface))
  app.route('/', redirectRoutes(surface))
  for (const path of ['/v2/*', '/api/*']) app.all(path, (c) => refuse(c, 404, noEndpoint))
  app.use((c, next) => (isExecution(c.req.path) ? Promise.resolve(refuse(c, 404, noEndpoint)) : next()))
  const { webRoot, wallets, path: prefix } = market.config
  const cardOf = async (path: string) => (Gate.isBusy(surface.gate) ? undefined : readCard(market, path))
  const count = (c: Context<Env>) => surface.limiter.take(c, 'read')
  if (webRoot) app.route('/', staticRoutes({ webRoot, wallets, prefix, cardOf, count }))
  else app.route('/', welcomeRoutes(market.config))
  app.notFound((c) => c.json(failure('not_found', 'There is no such page.'), 404))
  app.onError((error, c) => {
    const { status, body, headers } = toFailure(market, error, c.req.path)
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    return refuse(c, status, body)
  })
  return app
}

/** A page does not wait longer for its card, and opens without it. */
const cardWaitMs = 200

async function readCard(
  { visitors, log }: Surface['market'],
  path: string,
): Promise<PageCard.PageCard | undefined> {
  try {
    return await untilAborted(PageCard.read(visitors, path), AbortSignal.timeout(cardWaitMs))
  } catch (error) {
    log.debug({ err: error, path }, 'what a page is about could not be read')
    return undefined
  }
}

/** No name and no search text contains the character U+0000, and the database rejects it. */
const refuseZeros: MiddlewareHandler<Env> = (c, next) => {
  if (!c.req.url.includes('%00')) return next()
  const [key] =
    Object.entries(c.req.queries()).find(([, values]) => values.some((value) => value.includes('\0'))) ?? []
  throw new InputError({
    field: key?.replaceAll('\0', '') ?? 'path',
    expected: 'text without the character U+0000',
  })
}

const limitUnsized = bodyLimit({ maxSize: mostBodyBytes, onError: refuseBody })

/** A stated length is enough. Looking at the body itself turns it into a stream, which takes time. */
const limitBody: MiddlewareHandler<Env> = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const length = c.req.header('content-length')
  if (length === undefined || c.req.header('transfer-encoding') !== undefined) return limitUnsized(c, next)
  return Number(length) > mostBodyBytes ? refuseBody(c) : next()
}

/** The rest of the body is still arriving, so the connection cannot be reused. */
function refuseBody(c: Context): Response {
  c.header('connection', 'close')
  return refuse(c, 413, failure('body_too_large', 'The body is too large.'))
}

function failure(code: string, reason: string) {
  return { errors: [reason], code, facts: {} }
}

const noEndpoint = failure('not_found', 'There is no such endpoint.')

/** Each API has its own form of failures. */
function refuse(c: Context, status: ContentfulStatusCode, body: Parameters<typeof toFamily>[2]): Response {
  return c.json(toFamily(c.req.path, status, body), status)
}

/** The API compresses its answers for callers that accept it; see `mount`. */
const varied: MiddlewareHandler<Env> = (c, next) => {
  if (/^\/(v2|api|openapi)/.test(c.req.path) || isExecution(c.req.path))
    c.header('vary', 'Accept-Encoding', { append: true })
  return next()
}

/** Logs each request and counts it. */
function watchRequests(surface: Surface): MiddlewareHandler<Env> {
  return async (c, next) => {
    const requestId = crypto.randomUUID()
    const startedAt = performance.now()
    c.header('x-request-id', requestId)
    await next()
    const durationMs = performance.now() - startedAt
    const { method, path } = c.req
    const route = c.get('route') ?? 'other'
    noteRequest(surface, { requestId, route, method, path, status: c.res.status, durationMs })
  }
}

/** Sets the headers that every answer has. */
export const secureHeaders: MiddlewareHandler<Env> = async (c, next) => {
  for (const [name, value] of Object.entries(safeHeaders)) c.header(name, value)
  await next()
  const { headers } = c.res
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', apiPolicy)
  // For old browsers. A page that may be framed names the allowed parents in its policy.
  if (headers.get('content-security-policy')?.includes("frame-ancestors 'none'"))
    headers.set('x-frame-options', 'DENY')
}
