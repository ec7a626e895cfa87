import { Hono } from 'hono'
import { isKnown } from '../../media/isKnown.js'
import { openMedia } from '../../media/openMedia.js'
import { FetchError } from '../../web/fetchLimited.js'
import type { Env } from '../Env.js'
import { InputError, NotFoundError } from '../errors.js'
import { limited } from '../guards/limits.js'
import type { Surface } from '../Surface.js'

/** A day: what a token shows rarely changes, and a refresh of its metadata gives it another address. */
const keptSeconds = 86_400

/** A file of a stranger: opened by itself, nothing in it may run or load anything. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Passes on what tokens show, so that a visitor's browser asks nobody but the market: whoever keeps a picture does not
 * learn who looks at it, and nothing comes to the page that is not what it says.
 */
export function mediaRoutes({ market, limiter }: Surface): Hono<Env> {
  const app = new Hono<Env>()
  app.get(
    '/media',
    (c, next) => {
      c.set('route', 'media')
      return next()
    },
    limited(limiter, 'read'),
    async (c) => {
      const url = c.req.query('url') ?? ''
      if (!URL.canParse(url)) throw new InputError({ field: 'url', expected: 'a whole address' })
      if (!(await isKnown(market, url))) throw new NotFoundError({ resource: 'media' })
      c.header('content-security-policy', filePolicy)
      c.header('cross-origin-resource-policy', 'same-origin')
      try {
        const file = await openMedia(market, url, { range: c.req.header('range') })
        for (const [name, value] of Object.entries(file.headers)) c.header(name, value)
        c.header('content-type', file.type)
        c.header('content-disposition', 'inline')
        c.header('cache-control', `public, max-age=${keptSeconds}`)
        return c.body(file.body, file.status)
      } catch (error) {
        if (!(error instanceof FetchError)) throw error
        c.header('cache-control', 'public, max-age=60')
        return c.json({ errors: [error.message], code: 'media_unavailable', facts: error.facts }, 502)
      }
    },
  )
  return app
}
