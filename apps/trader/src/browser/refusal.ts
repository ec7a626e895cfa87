import { createHash, timingSafeEqual } from 'node:crypto'

/** A request to the page's server, as far as it decides whether it is answered. */
export type Asked = {
  method: string | undefined
  path: string | undefined
  host: string | undefined
  origin: string | undefined
  type: string | undefined
  authorization: string | undefined
}

/** Files of the page. They contain no secret. */
const files = ['/', '/walletPage.js']
/** What the page sends. All but the first need the token that the first returns. */
const posts = ['/claim', '/listen', '/tell']

/**
 * Decides whether a request to the page's server is refused, and with which HTTP status. The name of the host stops other
 * sites whose name leads to this machine, the origin stops pages of other sites, and the token everything else.
 *
 * @param options.token - The token of the page that is open. Without one, only the files and a claim are answered.
 */
export function refusal(
  { method, path = '', host, origin, type, authorization }: Asked,
  { port, token }: { port: number; token: string | undefined },
): number | undefined {
  const own = `127.0.0.1:${port}`
  if (host !== own) return 421
  if (files.includes(path)) return method === 'GET' ? undefined : 405
  if (!posts.includes(path)) return 404
  if (method !== 'POST') return 405
  if (origin !== `http://${own}`) return 403
  if (type !== 'application/json') return 415
  if (path === '/claim') return undefined
  return token !== undefined && isSame(authorization ?? '', `Bearer ${token}`) ? undefined : 401
}

/** Compares in a time that does not depend on the texts. */
export function isSame(given: string, secret: string): boolean {
  const [one, other] = [given, secret].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}
