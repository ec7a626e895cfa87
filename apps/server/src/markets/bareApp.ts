import { type Context, Hono } from 'hono'
import { secureHeaders } from '../http/app.js'
import type { Env } from '../http/core/Env.js'
import { toFamily } from '../http/core/family.js'
import { type Answer, toAnswer } from '../http/endpoint/errors.js'
import { allowOrigins } from '../http/guards/cors.js'
import type { Limiter } from '../http/guards/limits.js'
import type { Config } from '../market/config.js'

/** What the process has without any of its chains. */
export type Common = { config: Config; limiter: Limiter }

/** Makes an app with the headers and limits of a market, but without one. */
export function bareApp({ config, limiter }: Common): Hono<Env> {
  const app = new Hono<Env>()
  app.use(secureHeaders)
  app.use(allowOrigins(config.corsOrigins))
  app.use((c, next) => {
    limiter.take(c, 'read')
    return next()
  })
  app.onError((error, c) => send(c, toAnswer(error)))
  return app
}

/** Sends a failure, in the form of the API that the path belongs to. */
export function send(c: Context<Env>, { status, body, retryAfterMs }: Answer): Response {
  c.header('cache-control', 'no-store')
  if (retryAfterMs !== undefined) c.header('retry-after', String(Math.ceil(retryAfterMs / 1000)))
  return c.json(toFamily(c.req.path, status, body), status)
}
