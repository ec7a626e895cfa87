import type { IncomingMessage } from 'node:http'

/** The place of a chain at another server. */
export type Target = {
  /** The address of the server, without a slash at the end. */
  url: string
  /** The prefix of the chain there: `/chains/{chain}`. */
  prefix: string
}

/** Names this kind of server in the header `Via`. */
const viaName = 'souk-server'

/** Headers about one connection, and not about the request. `Expect` has been answered already. */
const ofConnection: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Returns the path of a request at the other server. */
export function toPath({ url, prefix }: Target, asked = '/'): string {
  const target = asked.startsWith('/') ? asked : asked.replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/'
  const { pathname } = new URL(url)
  return (pathname === '/' ? '' : pathname) + prefix + (target.startsWith('/') ? target : `/${target}`)
}

/** Tells whether another server passed a request on already. Passed on again, it could go round in a circle. */
export function isPassed({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return (headers.via ?? '').split(',').some((entry) => entry.trim().split(/\s+/)[1] === viaName)
}

/**
 * Returns the headers of a request as the other server receives them, as a flat list of names and values. The visitor's
 * address is appended to `X-Forwarded-For`, so the other server has to trust one proxy more than this one.
 */
export function toRequestHeaders(
  request: Pick<IncomingMessage, 'rawHeaders' | 'headers' | 'socket'>,
): string[] {
  const { headers } = request
  const via = [headers.via, `1.1 ${viaName}`].filter(Boolean).join(', ')
  const kept = withoutConnection(request.rawHeaders, new Set(['x-forwarded-for', 'via']))
  return [...kept, 'X-Forwarded-For', visitorOf(request), 'Via', via]
}

/** Returns the visitor of a request and the proxies on the way, as `X-Forwarded-For` names them. */
export function visitorOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  return [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
}

/** Returns the headers of an answer as the visitor receives them. */
export function toAnswerHeaders({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): string[] {
  return withoutConnection(rawHeaders, new Set())
}

function withoutConnection(raw: readonly string[], others: ReadonlySet<string>): string[] {
  const pairs = toPairs(raw)
  const named = new Set(
    pairs
      .filter(([name]) => name.toLowerCase() === 'connection')
      .flatMap(([, value]) => value.split(',').map((each) => each.trim().toLowerCase())),
  )
  const isKept = (name: string) => !ofConnection.has(name) && !named.has(name) && !others.has(name)
  return pairs.filter(([name]) => isKept(name.toLowerCase())).flat()
}

function toPairs(raw: readonly string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, index) => [
    raw[2 * index] ?? '',
    raw[2 * index + 1] ?? '',
  ])
}
