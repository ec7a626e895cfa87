import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../market/config.js'
import { mostBodyBytes } from './app.js'
import { toFamily } from './core/family.js'
import { pathsOf } from './endpoint/mount.js'
import { noteRequest } from './endpoint/noteRequest.js'
import type { Route } from './endpoint/Route.js'
import { type Asked, run } from './endpoint/run.js'
import type { Surface } from './endpoint/Surface.js'
import { toFailure } from './endpoint/toFailure.js'
import { callerOfRequest } from './guards/callerOf.js'
import { inTime } from './guards/deadline.js'
import { constantHeaders } from './serveKept.js'
import * as Answer from './shelf/Answer.js'

/** The routes that take orders, by each of their paths in this market. */
export type PostPaths = ReadonlyMap<string, Post>

/** A route, and the values of its path. */
export type Post = { route: Route; params: Readonly<Record<string, string>> }

/** Lists the paths of the routes that take orders of this market's chain. */
export function toPostPaths(routes: readonly Route[], { chain }: Pick<Config, 'chain'>): PostPaths {
  const params = { chain, protocol: 'seaport' }
  const toPath = (path: string) =>
    path.replace('{chain}', params.chain).replace('{protocol}', params.protocol)
  return new Map(
    routes
      .filter(({ method, guard, takesOrders }) => method === 'post' && guard === 'write' && takesOrders)
      .flatMap((route) => pathsOf(route).map((path) => [toPath(path), { route, params }])),
  )
}

/**
 * Finds the route of a usual post of orders. All others are rare and left to the app: with a list of allowed pages, the
 * answer depends on the page; a key has its own limit; and a body without a stated length has to be counted.
 */
export function findPost(
  paths: PostPaths,
  { market: { config } }: Surface,
  { method, url = '', headers }: IncomingMessage,
): Post | undefined {
  if (method !== 'POST') return undefined
  const post = paths.get(url)
  const isUsual =
    post !== undefined &&
    headers['x-api-key'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    Number(headers['content-length']) <= mostBodyBytes &&
    config.corsOrigins.includes('*')
  return isUsual ? post : undefined
}

/**
 * Answers a post of orders as the app does, header by header, without the router and the request and response objects of
 * the web, which took an eighth of the time of a post.
 */
export async function servePost(
  surface: Surface,
  post: Post,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const { url: path = '' } = request
  const requestId = crypto.randomUUID()
  const startedAt = performance.now()
  const allowance: Record<string, string> = {}
  const asked = toAsked(surface, post, { request, allowance })
  const { status, answer, headers } = await answerTo(surface, post, { asked, path })
  // The client has disconnected.
  if (response.destroyed) return
  const packed = Answer.takesPacked(request.headers['accept-encoding']) && (await Answer.pack(answer))
  const body = packed || answer.text
  response.writeHead(status, {
    ...constantHeaders,
    ...allowance,
    ...headers,
    'x-request-id': requestId,
    ...(packed && { 'content-encoding': 'gzip' }),
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
  const durationMs = performance.now() - startedAt
  noteRequest(surface, { requestId, route: post.route.name, method: 'POST', path, status, durationMs })
}

type Answered = { status: number; answer: Answer.Answer; headers: Readonly<Record<string, string>> }

async function answerTo(
  surface: Surface,
  { route }: Post,
  { asked, path }: { asked: Asked; path: string },
): Promise<Answered> {
  const { market } = surface
  try {
    const value = await inTime(market, async () => {
      asked.charge('write', 1)
      return run(surface, route, asked)
    })
    return { status: 200, answer: Answer.from(value), headers: { 'cache-control': 'no-store' } }
  } catch (error) {
    const { status, body, headers } = toFailure(market, error, path)
    const text = JSON.stringify(toFamily(path, status, body))
    // As the app encodes failures. They are short, so they are not compressed.
    return { status, answer: { text }, headers: { ...headers, 'content-type': 'application/json' } }
  }
}

/** @param options.allowance - Receives the rest of the caller's rate limit, as headers. */
function toAsked(
  { limiter, market }: Surface,
  { params }: Post,
  { request, allowance }: { request: IncomingMessage; allowance: Record<string, string> },
): Asked {
  const caller = callerOfRequest(request, market.config)
  const write = (name: string, value: string) => {
    allowance[name] = value
  }
  return {
    sent: {
      param: (name) => params[name],
      query: () => undefined,
      queries: () => [],
      search: () => ({}),
    },
    text: () => readText(request),
    caller,
    charge: (kind, cost) => limiter.takeOf(caller, { kind, cost, write }),
  }
}

const decoder = new TextDecoder()

function readText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => resolve(decoder.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts))))
    request.on('error', reject)
  })
}
