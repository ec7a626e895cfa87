import { BadResponseError, FailedResponseError, redactUrl, request, retry, withKey } from '@souk/base'
import * as FailureWire from '../wire/failure.js'
import type { ExecuteChain, ExecuteClient } from './ExecuteClient.js'
import { log } from './log.js'
import { ResponseError } from './ResponseError.js'
import { version } from './version.js'

/**
 * Calls a chain's server and returns its JSON.
 *
 * Repeats the request up to `attempts` times if the server is busy or unavailable (429, 500 and above, no response).
 *
 * @throws {ResponseError} if the server responds with an error.
 */
export async function call(client: ExecuteClient, path: string, options: call.Options): Promise<unknown> {
  const { chain, query, attempts = 1, signal } = options
  const url = toUrl(chain, path, query)
  try {
    return await retry(() => send(client, url, options), { attempts, clock: client.clock, signal })
  } catch (error) {
    log(client, 'verbose', 'Request failed', redactUrl(url), error)
    throw error
  }
}

export declare namespace call {
  type Options = {
    chain: ExecuteChain
    /** Lists repeat their key. */
    query?: Query | undefined
    /** Turns the request into a POST. */
    body?: unknown
    /** The maximum number of attempts, including the first. @default 1 */
    attempts?: number | undefined
    timeoutMs?: number | undefined
    signal?: AbortSignal | undefined
  }
  type Query = Readonly<Record<string, string | readonly string[] | undefined>>
}

function toUrl({ baseApiUrl }: ExecuteChain, path: string, query: call.Query = {}): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => [value ?? []].flat().map((one) => [key, one]))
  const text = new URLSearchParams(pairs).toString()
  if (!text) return `${baseApiUrl}${path}`
  return `${baseApiUrl}${path}${path.includes('?') ? '&' : '?'}${text}`
}

async function send(client: ExecuteClient, url: string, options: call.Options): Promise<unknown> {
  const { fetch } = client
  const { body, signal, timeoutMs = client.timeoutMs } = options
  log(client, 'verbose', 'Request', redactUrl(url), body)
  try {
    const answer = await request(url, {
      ...toHeaders(client),
      body,
      timeoutMs: timeoutMs === 0 ? Number.POSITIVE_INFINITY : timeoutMs,
      fetch,
      signal,
      retry: { attempts: 1 },
    })
    warnOfDeprecation(client, url, answer.headers)
    log(client, 'verbose', 'Answer', redactUrl(url), answer.body)
    return answer.body
  } catch (error) {
    throw error instanceof BadResponseError || error instanceof FailedResponseError
      ? fromResponse(error)
      : error
  }
}

function toHeaders({ apiKey, uiVersion }: ExecuteClient): ReturnType<typeof withKey> {
  return withKey(apiKey, {
    'x-rkc-version': version,
    ...(uiVersion ? { 'x-rkui-version': uiVersion } : undefined),
  })
}

function warnOfDeprecation(client: ExecuteClient, url: string, headers: Headers): void {
  if (headers.get('deprecation') !== 'true') return
  const [address = ''] = redactUrl(url).split('?')
  if (client.deprecated.has(address)) return
  client.deprecated.add(address)
  log(client, 'warn', `${address} is deprecated; it may become slow or be removed.`)
}

/** The only place where HTTP failures of this API become named errors. */
function fromResponse(error: BadResponseError | FailedResponseError): ResponseError {
  const { status, url, body, retryAfterMs } = error.facts
  const failure = FailureWire.decode(body, status)
  return new ResponseError(
    { ...failure, statusCode: status, url, ...(retryAfterMs === undefined ? undefined : { retryAfterMs }) },
    { cause: error, rawError: body },
  )
}
