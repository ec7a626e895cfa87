import { pathsOf } from '../http/endpoint/mount.js'
import { routes } from '../http/routes/table.js'

/** Which chain a request is for, or how to find out. */
export type Way =
  /** A chain by its name; `url` is the request's target without the prefix, where it had one. */
  | { type: 'chain'; chain: string; url?: string }
  /** The prefix of a chain that does not exist. */
  | { type: 'unknown'; chain: string }
  /** The process as a whole. */
  | { type: 'whole' }
  /** The chain that has an order. */
  | { type: 'order'; hash: string }
  /** The chain that the body names. */
  | { type: 'body' }
  /** A stream with the events of several chains. */
  | { type: 'streams' }
  /** The default chain. */
  | { type: 'default' }

/** Pages of the process that are not about one chain. */
const wholePaths: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics', '/souk.config.schema.json'])

/** Paths of streams that may have the events of several chains. */
const streamPaths: ReadonlySet<string> = new Set(['/v2/stream', '/v2/events', '/api/v2/events'])

/** Posts whose body names a chain or an order. */
const bodyPaths: ReadonlySet<string> = new Set(
  [
    '/v2/listings/fulfillment_data',
    '/v2/offers/fulfillment_data',
    '/v2/nfts',
    '/v2/nfts/batch',
    '/v2/orders/signed',
    '/v2/order/cancel',
  ].flatMap((path) => [path, `/api${path}`]),
)

/** What stands before the name of a chain in paths, the longest first: `/v2/orders/chain/` before `/v2/orders/`. */
const chainPrefixes: readonly string[] = [
  ...new Set(
    routes
      .flatMap(pathsOf)
      .filter((path) => path.includes('{chain}'))
      .map((path) => path.slice(0, path.indexOf('{chain}'))),
  ),
].sort((a, b) => b.length - a.length)

const orderPath = /^(?:\/api)?\/v2\/(?:order|auctions)\/(0x[0-9a-f]{64})(?:\/|$)/i

/**
 * Tells which chain a request is for: that of the prefix `/chains/{chain}`, else the one that the path, the query or the
 * body names, else the one that has the order, else the default one.
 *
 * @param isKnown - Whether a chain exists at this address.
 */
export function dispatch(
  { method = 'GET', url = '/' }: { method?: string | undefined; url?: string | undefined },
  isKnown: (chain: string) => boolean,
): Way {
  // A full URL names this server, whatever its host.
  const target = url.startsWith('/') ? url : url.replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/'
  const end = target.search(/[?#]/)
  const path = end < 0 ? target : target.slice(0, end)
  if (path.startsWith('/chains/')) return fromPrefix(target, isKnown)
  if (wholePaths.has(path)) return { type: 'whole' }
  if (streamPaths.has(path) && end >= 0 && namesSeveral(target.slice(end), isKnown))
    return { type: 'streams' }
  const named = namedIn(path, isKnown) ?? (end < 0 ? undefined : askedIn(target.slice(end), isKnown))
  if (named !== undefined) return { type: 'chain', chain: named }
  const [, hash] = orderPath.exec(path) ?? []
  if (hash) return { type: 'order', hash: hash.toLowerCase() }
  if (method === 'POST' && bodyPaths.has(path)) return { type: 'body' }
  const hashes = path.endsWith('/v2/orders') ? /[?&]order_hashes=(0x[0-9a-f]{64})/i.exec(target) : undefined
  return hashes?.[1] ? { type: 'order', hash: hashes[1].toLowerCase() } : { type: 'default' }
}

/** The name must stand there as it is: an encoded one is none. */
function fromPrefix(target: string, isKnown: (chain: string) => boolean): Way {
  const [, chain = '', rest = ''] = /^\/chains\/([^/?#]*)(.*)$/s.exec(target) ?? []
  if (!isKnown(chain)) return { type: 'unknown', chain }
  return { type: 'chain', chain, url: rest.startsWith('/') ? rest : `/${rest}` }
}

function namedIn(path: string, isKnown: (chain: string) => boolean): string | undefined {
  for (const prefix of chainPrefixes) {
    if (!path.startsWith(prefix)) continue
    const [name = ''] = path.slice(prefix.length).split('/', 1)
    // Names of chains count the same in any case, as everywhere in the API.
    if (isKnown(name.toLowerCase())) return name.toLowerCase()
  }
  return undefined
}

/** `?chain=matic`; several different chains name none. */
function askedIn(query: string, isKnown: (chain: string) => boolean): string | undefined {
  if (!query.includes('chain')) return undefined
  const names = namesIn(query, ['chain', 'chains'])
  const [name] = names
  return names.size === 1 && name !== undefined && isKnown(name) ? name : undefined
}

function namesIn(query: string, parameters: readonly string[]): ReadonlySet<string> {
  const search = new URLSearchParams(query)
  return new Set(
    parameters
      .flatMap((parameter) => search.getAll(parameter))
      .flatMap((text) => text.split(','))
      .map((name) => name.toLowerCase()),
  )
}

/** `?chain=souk&chain=matic`; one that does not exist is left to the default chain, which refuses it. */
function namesSeveral(query: string, isKnown: (chain: string) => boolean): boolean {
  const names = namesIn(query, ['chain'])
  return names.size > 1 && [...names].every(isKnown)
}

/** What a body says about its chain. */
export type Named = { chain?: string | undefined; hash?: string | undefined }

/** Reads the chain, or else the order, that a body names. Anything else is left to the chain that answers. */
export function readNamed(text: string): Named {
  const body = asRecord(parse(text))
  const [first] = Array.isArray(body.identifiers) ? body.identifiers : []
  const places = [body, asRecord(body.listing), asRecord(body.offer), asRecord(first)]
  const chain = places.map((place) => place.chain).find((value) => typeof value === 'string')
  const hash = places.map((place) => place.orderId ?? place.hash).find((value) => typeof value === 'string')
  return {
    chain: typeof chain === 'string' ? chain.toLowerCase() : undefined,
    hash: typeof hash === 'string' && /^0x[0-9a-f]{64}$/i.test(hash) ? hash.toLowerCase() : undefined,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
