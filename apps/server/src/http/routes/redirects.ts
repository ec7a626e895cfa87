import * as z from '@souk/base/schema'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { findContract } from '../../execute/facts/places.js'
import { refuse } from '../../execute/model/Refusal.js'
import { toSource } from '../../execute/read/toPrice.js'
import { token as tokenField } from '../../execute/routes/fields.js'
import * as Media from '../../media/Media.js'
import type { Env } from '../core/Env.js'
import { NotFoundError } from '../endpoint/errors.js'
import { readFields } from '../endpoint/Route.js'
import type { Surface } from '../endpoint/Surface.js'
import { limited } from '../guards/limits.js'
import { filePolicy, send } from './media.js'

/**
 * The addresses of pictures and pages that the published interface kits put into their pages. Pictures are passed on
 * instead of redirected to, because a redirect to an address that a token chose would lead people anywhere under the
 * market's name.
 */
export function redirectRoutes(surface: Surface): Hono<Env> {
  const { market, limiter } = surface
  const app = new Hono<Env>()
  app.use('/redirect/*', counted, limited(limiter, 'read'))

  app.get('/redirect/tokens/:token/image/v1', async (c) => {
    const { contract, tokenId } = toToken(c.req.param('token'))
    const row = await market.visitors
      .selectFrom('tokens')
      .select('image_url')
      .where('contract', '=', contract.toLowerCase())
      .where('identifier', '=', String(tokenId))
      .executeTakeFirst()
    return sendPicture(c, surface, row)
  })

  app.get('/redirect/collections/:collection/image/v1', async (c) => {
    const contract = await findContract(market, c.req.param('collection'))
    const row = await market.visitors
      .selectFrom('collections')
      .select('image_url')
      .where('contract', '=', contract)
      .executeTakeFirst()
    return sendPicture(c, surface, row)
  })

  app.get('/redirect/currency/:address/icon/v1', () =>
    refuse('picture_unknown', 'This market has no icons of currencies.'),
  )

  app.get('/redirect/sources/:source/logo/v2', (c) => {
    assertSource(c.req.param('source'))
    c.header('cross-origin-resource-policy', 'cross-origin')
    return c.redirect('/favicon.svg')
  })

  app.get('/redirect/sources/:source/tokens/:token/link/v2', (c) => {
    assertSource(c.req.param('source'))
    const { contract, tokenId } = toToken(c.req.param('token'))
    return c.redirect(`${market.config.path}/item/${contract}/${tokenId}`)
  })

  /** @throws {RefusedError} for other markets, and for markets without an app. */
  function assertSource(source: string): void {
    const { name, domain } = toSource(market)
    if (source !== name && source !== domain)
      refuse('source_unknown', `This market knows no source ${source.slice(0, 80)}. Its own is ${domain}.`)
    if (!market.config.webRoot) refuse('picture_unknown', 'This market has no pages and no logo.')
  }

  return app
}

const named = z.object({ token: tokenField })

/** @throws {InputError} when the text names no token. */
function toToken(text: string) {
  return readFields(named, () => text).token
}

type Row = { image_url: string | null } | undefined

/** @throws {NotFoundError} when there is no token or collection of that name, or it has no picture. */
async function sendPicture(c: Context<Env>, surface: Surface, row: Row): Promise<Response> {
  if (!row?.image_url) throw new NotFoundError({ resource: 'picture' })
  if (!row.image_url.startsWith('data:')) return send(c, surface, row.image_url, { isShared: true })
  const bytes = new Uint8Array(await (await fetch(row.image_url)).arrayBuffer())
  const type = Media.sniff(bytes.subarray(0, Media.headBytes))
  if (!type) throw new NotFoundError({ resource: 'picture' })
  c.header('content-security-policy', filePolicy)
  c.header('cross-origin-resource-policy', 'cross-origin')
  c.header('content-type', type)
  c.header('cache-control', 'public, max-age=86400')
  return c.body(bytes)
}

const counted: MiddlewareHandler<Env> = (c, next) => {
  c.set('route', 'redirect')
  return next()
}
