import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Caller } from '../../market/Caller.js'
import type { Env } from '../core/Env.js'
import { addressFrom, clientOf } from './clientOf.js'

/**
 * Returns the caller of a request: the holder of a key, or a network address; `undefined` for a request made in this
 * process.
 */
export function callerOf(c: Context<Env>, options: { trustedProxies: number }): Caller | undefined {
  const key = c.get('key')
  if (key) return { name: `key ${key.id}`, factor: key.factor, isOperator: key.scope === 'admin' }
  const name = clientOf(c, options)
  return name === undefined ? undefined : { name, factor: 1, isOperator: false }
}

/** As {@link callerOf}, of a request without a key before the app handles it. */
export function callerOfRequest(
  { socket, headers }: IncomingMessage,
  { trustedProxies }: { trustedProxies: number },
): Caller | undefined {
  const { remoteAddress: connected } = socket
  if (connected === undefined) return undefined
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  return { name: addressFrom({ connected, forwarded, trustedProxies }), factor: 1, isOperator: false }
}
