import * as z from '@souk/base/schema'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { cutOff } from '../../media/cutOff.js'
import { isKnown } from '../../media/isKnown.js'
import { type OpenMedia, openMedia } from '../../media/openMedia.js'
import { readPage } from '../../media/readPage.js'
import { readAvatar } from '../../names/readAvatar.js'
import { FetchError } from '../../web/fetchLimited.js'
import type { Env } from '../core/Env.js'
import { toFamily } from '../core/family.js'
import { InputError, NotFoundError, NotFramedError } from '../endpoint/errors.js'
import * as Field from '../endpoint/Field.js'
import type { Surface } from '../endpoint/Surface.js'
import { clientOf } from '../guards/clientOf.js'
import { limited } from '../guards/limits.js'
import * as Metrics from '../metrics/Metrics.js'

/** A day. A token's media rarely change, and a refresh of its metadata gives them another address. */
const keptSeconds = 86_400

/** The policy of a stranger's file. When it is opened directly, nothing in it may run or load anything. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * The policy of a stranger's page with scripts. It may draw and play sound, but has no access to our origin or any
 * other. Everything it uses is in the page itself, so that nobody learns who looks at it. It runs only within the
 * frame that the app makes for it; opened directly, it would appear under the market's name. Browsers send where a
 * page is to be shown; without this header, the page comes without scripts.
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
 * Passes tokens' media on, so that a visitor's browser connects only to the market. The host of a picture does not
 * learn who looks at it, and every file has the type it claims.
 */
export function mediaRoutes(surface: Surface): Hono<Env> {
  const { market, limiter } = surface
  const app = new Hono<Env>()
  app.get('/media', named, limited(limiter, 'read'), async (c) => {
    const url = c.req.query('url') ?? ''
    if (!URL.canParse(url)) throw new InputError({ field: 'url', expected: 'an absolute URL' })
    if (!(await isKnown(market, url))) throw new NotFoundError({ resource: 'media' })
    return send(c, surface, url)
  })
  app.get('/media/avatar/:name', named, limited(limiter, 'read'), async (c) => {
    const name = c.req.param('name')
    const url = nameForm.test(name) ? await readAvatar(market, name) : undefined
    if (!url) throw new NotFoundError({ resource: 'media' })
    return send(c, surface, url)
  })
  app.get('/media/page/:contract/:identifier', named, limited(limiter, 'read'), async (c) => {
    const destination = c.req.header('sec-fetch-dest')
    c.header('vary', 'Sec-Fetch-Dest', { append: true })
    if (destination !== undefined && destination !== 'iframe') throw new NotFramedError()
    const token = z.safeRead(tokenSchema, c.req.param())
    const page = token && (await readPage(market, token))
    if (!page) throw new NotFoundError({ resource: 'media' })
    c.header('content-security-policy', destination === 'iframe' ? pagePolicy : filePolicy)
    // Host names to look up could carry data.
    c.header('x-dns-prefetch-control', 'off')
    c.header('content-type', `${page.type}; charset=utf-8`)
    c.header('cache-control', 'public, max-age=60')
    return c.body(page.body)
  })
  return app
}

/** A name of ENS. Nobody can register a longer one. */
const nameForm = /^[^\s/]{3,255}$/
const tokenSchema = z.object({ contract: Field.address, identifier: Field.uint })

const named: MiddlewareHandler<Env> = (c, next) => {
  c.set('route', 'media')
  return next()
}

/**
 * Answers with a stranger's file, or with the reason why it cannot be had.
 *
 * @param options.isShared - Whether the pages of other sites may show it. @default false
 */
export async function send(
  c: Context<Env>,
  surface: Surface,
  url: string,
  { isShared = false }: { isShared?: boolean } = {},
): Promise<Response> {
  c.header('content-security-policy', filePolicy)
  c.header('cross-origin-resource-policy', isShared ? 'cross-origin' : 'same-origin')
  try {
    return await pass(c, surface, url)
  } catch (error) {
    if (!(error instanceof FetchError)) throw error
    c.header('cache-control', 'public, max-age=60')
    const failure = { errors: [error.message], code: 'media_unavailable', facts: error.facts }
    return c.json(toFamily(c.req.path, 502, failure), 502)
  }
}

async function pass(c: Context<Env>, surface: Surface, url: string): Promise<Response> {
  const { market } = surface
  const gone = new AbortController()
  const signal = AbortSignal.any([gone.signal, c.req.raw.signal])
  const leave = await surface.transferSlots.take(clientOf(c, market.config) ?? '', { signal })
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

/** How long a client may read nothing of its answer. */
const mostIdleMs = 60_000

/** Returns a body whose connection is cut if the file breaks off. Without a socket, its reader receives the error. */
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
      // A reader that disconnected has ended it already.
      if (outgoing.destroyed) return controller.close()
      Metrics.count(metrics, 'souk_media_cut_total')
      market.log.debug({ err: error }, 'a file of a token ended early')
      outgoing.destroy()
      controller.close()
    },
  })
}
