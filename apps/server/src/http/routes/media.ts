import { type Context, Hono, type MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import { cutOff } from '../../media/cutOff.js'
import { isKnown } from '../../media/isKnown.js'
import { type OpenMedia, openMedia } from '../../media/openMedia.js'
import { readPage } from '../../media/readPage.js'
import { FetchError } from '../../web/fetchLimited.js'
import type { Env } from '../core/Env.js'
import { InputError, NotFoundError, NotFramedError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import type { Surface } from '../endpoint/Surface.js'
import { clientOf } from '../guards/clientOf.js'
import { limited } from '../guards/limits.js'
import * as Metrics from '../metrics/Metrics.js'

/** A day: what a token shows rarely changes, and a refresh of its metadata gives it another address. */
const keptSeconds = 86_400

/** A file of a stranger: opened by itself, nothing in it may run or load anything. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * A program of a stranger: it may draw and sound, and knows neither our origin nor any other. Everything it uses is in
 * the page itself, so that nobody learns who looks at it. It runs within the frame that the app makes for it alone: as a
 * page of its own it would stand there under the market's name. Browsers say where a page is to be shown; what does not
 * say it gets the page without its program.
 */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' data: blob:",
  "style-src 'unsafe-inline' data:",
  'img-src data: blob:',
  'media-src data: blob:',
  'font-src data:',
  'connect-src data: blob:',
  'worker-src data: blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "webrtc 'block'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ')

/**
 * Passes on what tokens show, so that a visitor's browser asks nobody but the market: whoever keeps a picture does not
 * learn who looks at it, and nothing comes to the page that is not what it says.
 */
export function mediaRoutes(surface: Surface): Hono<Env> {
  const { market, limiter } = surface
  const app = new Hono<Env>()
  app.get('/media', named, limited(limiter, 'read'), async (c) => {
    const url = c.req.query('url') ?? ''
    if (!URL.canParse(url)) throw new InputError({ field: 'url', expected: 'an absolute URL' })
    if (!(await isKnown(market, url))) throw new NotFoundError({ resource: 'media' })
    c.header('content-security-policy', filePolicy)
    c.header('cross-origin-resource-policy', 'same-origin')
    try {
      return await pass(c, surface, url)
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      c.header('cache-control', 'public, max-age=60')
      return c.json({ errors: [error.message], code: 'media_unavailable', facts: error.facts }, 502)
    }
  })
  app.get('/media/page/:contract/:identifier', named, limited(limiter, 'read'), async (c) => {
    const destination = c.req.header('sec-fetch-dest')
    c.header('vary', 'Sec-Fetch-Dest', { append: true })
    if (destination !== undefined && destination !== 'iframe') throw new NotFramedError()
    const token = z.safeParse(tokenSchema, c.req.param())
    const page = token.success ? await readPage(market, token.data) : undefined
    if (!page) throw new NotFoundError({ resource: 'media' })
    c.header('content-security-policy', destination === 'iframe' ? pagePolicy : filePolicy)
    // Names to be looked up could hold words.
    c.header('x-dns-prefetch-control', 'off')
    c.header('content-type', `${page.type}; charset=utf-8`)
    c.header('cache-control', 'public, max-age=60')
    return c.body(page.body)
  })
  return app
}

const tokenSchema = z.object({ contract: Field.address, identifier: Field.uint })

const named: MiddlewareHandler<Env> = (c, next) => {
  c.set('route', 'media')
  return next()
}

async function pass(c: Context<Env>, surface: Surface, url: string): Promise<Response> {
  const { market } = surface
  const gone = new AbortController()
  const signal = AbortSignal.any([gone.signal, c.req.raw.signal])
  const leave = await surface.berths.take(clientOf(c, market.config) ?? '', { signal })
  const end = () => {
    gone.abort()
    leave()
  }
  try {
    const file = await openMedia(market, url, { range: c.req.header('range'), signal })
    for (const [name, value] of Object.entries(file.headers)) c.header(name, value)
    c.header('content-type', file.type)
    c.header('content-disposition', 'inline')
    c.header('cache-control', `public, max-age=${keptSeconds}`)
    if (c.req.method !== 'HEAD') return c.body(connected(c, surface, { file, end }), file.status)
    file.close()
    end()
    return c.body(null, file.status)
  } catch (error) {
    end()
    throw error
  }
}

/** How long a client may take nothing of what it asked for. */
const mostIdleMs = 60_000

/** A body whose connection is cut where the file breaks off. Without a socket its reader gets the error. */
function connected(
  c: Context<Env>,
  { market, metrics }: Surface,
  { file, end }: { file: OpenMedia; end: () => void },
): OpenMedia['body'] {
  const { outgoing } = c.env ?? {}
  outgoing?.setTimeout(mostIdleMs, () => outgoing.destroy())
  outgoing?.once('close', end)
  return cutOff(file.body, {
    end,
    cut: (error, controller) => {
      if (!outgoing) return controller.error(error)
      // Whoever went away has cut it off itself.
      if (outgoing.destroyed) return controller.close()
      Metrics.count(metrics, 'souk_media_cut_total')
      market.log.debug({ err: error }, 'a file of a token ended early')
      outgoing.destroy()
      controller.close()
    },
  })
}
