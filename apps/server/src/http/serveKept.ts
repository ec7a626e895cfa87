import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../market/config.js'
import { apiPolicy, safeHeaders } from './core/security.js'
import { noteRequest } from './endpoint/noteRequest.js'
import type { Surface } from './endpoint/Surface.js'
import { callerOfRequest } from './guards/callerOf.js'
import { exposed } from './guards/cors.js'
import { TooManyRequestsError } from './guards/limits.js'
import * as Answer from './shelf/Answer.js'
import * as Shelf from './shelf/Shelf.js'

/**
 * A database that does not tell its state within this time does not answer other queries either. Then the app answers
 * the request as usual.
 */
const patienceMs = 250

/** Tells whether {@link serveKept} may have an answer to a request. */
export function mayServe({ shelf, market }: Surface, request: IncomingMessage): boolean {
  return isPlain(request, market.config) && Shelf.mayHold(shelf, request.url ?? '')
}

/**
 * Answers a read from the shelf, before the app handles it, so that frequent reads cost a fraction. The answer equals
 * the app's, header by header.
 *
 * @returns Whether it answered. If not, it wrote and counted nothing, and the app has to answer.
 */
export async function serveKept(
  surface: Surface,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { url: path = '' } = request
  const startedAt = performance.now()
  const found = await find(surface, path, request.headers['accept-encoding'])
  // The client has disconnected.
  if (response.destroyed) return true
  const origin = found?.answer.origin
  if (!origin) return false
  const { answer, packed } = found
  const allowance = takeAllowance(surface, request)
  if (!allowance) return false
  const mark = Answer.markOf(answer)
  const status = Answer.isKnown(request.headers['if-none-match'], mark) ? 304 : 200
  const body = status === 304 ? '' : (packed ?? answer.text)
  const requestId = crypto.randomUUID()
  response.writeHead(status, {
    ...constantHeaders,
    ...allowance,
    'x-request-id': requestId,
    'cache-control': origin.cacheControl,
    etag: mark,
    ...(status === 200 && packed && { 'content-encoding': 'gzip' }),
    ...(status === 200 && { 'content-length': Buffer.byteLength(body) }),
  })
  response.end(body)
  const durationMs = performance.now() - startedAt
  const [pathname = path] = path.split('?', 1)
  noteRequest(surface, { requestId, route: origin.route, method: 'GET', path: pathname, status, durationMs })
  return true
}

/**
 * With a list of allowed pages, the answer depends on the page; a key has its own limit. Such requests are rare and
 * left to the app.
 */
function isPlain({ method, headers }: IncomingMessage, { corsOrigins }: Config): boolean {
  return method === 'GET' && headers['x-api-key'] === undefined && corsOrigins.includes('*')
}

type Found = { answer: Answer.Answer; packed: Answer.Packed | undefined }

async function find(
  { shelf }: Surface,
  path: string,
  accepted: string | undefined,
): Promise<Found | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs)
  })
  try {
    const answer = await Promise.race([Shelf.peek(shelf, path), late])
    return answer && { answer, packed: Answer.takesPacked(accepted) ? await Answer.pack(answer) : undefined }
  } catch {
    // The app will fail in the same way, and has the messages for it.
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** @returns The rest of a caller's rate limit, as headers; `undefined` when nothing is left. */
function takeAllowance(
  { limiter, market }: Surface,
  request: IncomingMessage,
): Readonly<Record<string, string>> | undefined {
  const caller = callerOfRequest(request, market.config)
  const left: Record<string, string> = {}
  const write = (name: string, value: string) => {
    left[name] = value
  }
  try {
    limiter.takeOf(caller, { kind: 'read', cost: 1, write })
    return left
  } catch (error) {
    if (error instanceof TooManyRequestsError) return undefined
    throw error
  }
}

/** The headers of each answer to any page. */
export const constantHeaders = {
  ...safeHeaders,
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposed,
  vary: 'Accept-Encoding',
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': apiPolicy,
  'x-frame-options': 'DENY',
} as const
