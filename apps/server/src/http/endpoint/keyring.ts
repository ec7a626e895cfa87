import type { MiddlewareHandler } from 'hono'
import type { Db } from '../../db/tables.js'
import * as ApiKey from '../../keys/ApiKey.js'
import { readKeyring } from '../../keys/store.js'
import type { Env } from '../core/Env.js'
import { ForbiddenError } from './errors.js'

/** A key that was created or revoked, here or on another instance, takes effect within this time. */
const freshMs = 2_000

/**
 * Looks up the API key of each request that has one. Reading needs no key, so an unknown key counts as none.
 *
 * @param options.adminKey - A key set at the start, in addition to those in the database.
 */
export function recognizeKeys(
  db: Db,
  options: { adminKey?: string | undefined; nowMs?: () => number } = {},
): MiddlewareHandler<Env> {
  const { nowMs = () => performance.now() } = options
  const given = options.adminKey ? ApiKey.hash(options.adminKey) : undefined
  let ring: { keys: ReturnType<typeof readKeyring>; atMs: number } | undefined
  const find = async (hash: string): Promise<Env['Variables']['key']> => {
    if (hash === given) return { id: 'start', scope: 'admin', factor: 10 }
    if (!ring || nowMs() - ring.atMs > freshMs) {
      ring = { keys: readKeyring(db), atMs: nowMs() }
      // Drops a failed read, so that the next request tries again.
      ring.keys.catch(() => {
        ring = undefined
      })
    }
    return (await ring.keys).get(hash)
  }
  return async (c, next) => {
    const secret = c.req.header('x-api-key')
    if (secret && secret.length <= 200) c.set('key', await find(ApiKey.hash(secret)))
    await next()
  }
}

/** Admits only holders of an admin key. */
export const adminsOnly: MiddlewareHandler<Env> = async (c, next) => {
  if (c.get('key')?.scope !== 'admin') throw new ForbiddenError({ needs: 'admin key' })
  await next()
}
