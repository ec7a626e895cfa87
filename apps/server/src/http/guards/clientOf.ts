import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { Env } from '../core/Env.js'

/**
 * Returns the network address that a request comes from; `undefined` for a request made in this process.
 *
 * Any client can write `X-Forwarded-For`, so only its last entries count: as many as there are own proxies.
 *
 * @param options.trustedProxies - The number of proxies in front of this server. 0 uses the connection's own address.
 */
export function clientOf(c: Context<Env>, options: { trustedProxies: number }): string | undefined {
  const connected = c.env?.incoming?.socket.remoteAddress
  if (connected === undefined) return undefined
  return addressFrom({ connected, forwarded: c.req.header('x-forwarded-for'), ...options })
}

/** The pure part of {@link clientOf}. */
export function addressFrom(options: {
  connected: string
  forwarded: string | undefined
  trustedProxies: number
}): string {
  const { connected, forwarded, trustedProxies } = options
  const passed = (forwarded ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const chain = [...passed, connected]
  return toNetwork(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? connected)
}

/** A household has a whole /64 network of IPv6. IPv4 addresses count separately. */
function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!address.includes(':') || !isIPv6(address)) return address.slice(0, 45)
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - first.length - last.length
  const words = [...first, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last]
  return `${words
    .slice(0, 4)
    .map((word) => Number.parseInt(word, 16).toString(16))
    .join(':')}::/64`
}
