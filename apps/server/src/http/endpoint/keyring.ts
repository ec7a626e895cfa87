import type { MiddlewareHandler } from 'hono'
import type { Db } from '../../db/tables.js'
import * as ApiKey from '../../keys/ApiKey.js'
import { readKeyring } from '../../keys/store.js'
import type { Env } from '../core/Env.js'
import { ForbiddenError } from './errors.js'

/** A key that was created or revoked, here or on another instance, takes effect within this time. */
const freshMs = 2_000

/** Finds a valid key by the hash of its secret. */
export type FindKey = (hash: string) => Promise<Env['Variables']['key']>

/**
 * Creates the keyring of a database.
 *
 * @param options.adminKey - A key set at the start, in addition to those in the database.
 */
export function createKeyring(
  db: Db,
  options: { adminKey?: string | undefined; nowMs?: () => number } = {},
): FindKey {
  const { nowMs = () => performance.now() } = options
  const given = options.adminKey ? ApiKey.hash(options.adminKey) : undefined
  let ring: { keys: ReturnType<typeof readKeyring>; atMs: number } | undefined
  return async (hash) => {
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
}

/** Looks up the API key of each request that has one. Reading needs no key, so an unknown key counts as none. */
export function recognizeKeys(find: FindKey): MiddlewareHandler<Env> {
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
