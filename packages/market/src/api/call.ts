import { BadResponseError, BaseError, redactUrl, request, retry, withKey } from '@souk/base'
import { fromResponse } from './fromResponse.js'
import type { MarketApi } from './MarketApi.js'

/** The parameters of a query. Falsy values are omitted, and lists repeat their key. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>
type QueryValue = string | number | bigint | boolean | undefined | null

/** Builds the address of a call. */
export function toUrl(api: Pick<MarketApi, 'baseUrl'>, path: string, query: Query = {}): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value]) if (item) parameters.append(key, String(item))
  const text = parameters.toString()
  return `${api.baseUrl}${path}${text ? `?${text}` : ''}`
}

/** Returns the headers of every call, and the secrets among them. */
export function toHeaders(api: Pick<MarketApi, 'appId' | 'apiKey'>): ReturnType<typeof withKey> {
  return withKey(api.apiKey, { 'x-app-id': api.appId })
}

/**
 * Calls the server and returns its JSON.
 *
 * Repeats a request to a busy or unavailable server (429, 503) up to `retries` times. It waits for `retryDelayMs`, or for
 * the longer time that the server names, up to `api.longestPauseMs`. Every call of this API is safe to repeat, because
 * orders are identified by their hash.
 *
 * @throws {ResponseError} if the server responds with an error. See its code, status and facts.
 */
export async function call(api: MarketApi, path: string, options: call.Options = {}): Promise<unknown> {
  const { query, body, signal, retries = 1 } = options
  const url = toUrl(api, path, query)
  const method = body === undefined ? 'GET' : 'POST'
  const about = { method, url: redactUrl(url) } as const
  try {
    return await retry((attempt) => send(api, { ...about, attempt }, { url, body, signal }), {
      attempts: retries + 1,
      pauseMs: (error) => pauseMs(api, error, options),
      onRetry: (event) =>
        api.logger?.({ type: 'retry', ...about, attempt: event.attempts, pauseMs: event.pauseMs }),
      clock: api.clock,
      signal,
    })
  } catch (error) {
    throw error instanceof BadResponseError ? fromResponse(error) : error
  }
}

export declare namespace call {
  type Options = {
    query?: Query | undefined
    /** Turns the request into a POST. */
    body?: unknown
    signal?: AbortSignal | undefined
    /** @default 1 */
    retries?: number | undefined
    /** The pause in milliseconds, unless the server names a longer one. @default 1000 */
    retryDelayMs?: number | undefined
  }
}

type About = { method: 'GET' | 'POST'; url: string; attempt: number }
type Sent = { url: string; body: unknown; signal: AbortSignal | undefined }

async function send(api: MarketApi, about: About, { url, body, signal }: Sent): Promise<unknown> {
  const { timeoutMs, fetch, clock } = api
  const startedAt = clock.now()
  api.logger?.({ type: 'request', ...about })
  try {
    const answer = await request(url, {
      ...toHeaders(api),
      body,
      timeoutMs,
      fetch,
      signal,
      retry: { attempts: 1 },
    })
    const durationMs = clock.now() - startedAt
    api.logger?.({ type: 'response', ...about, status: answer.status, durationMs })
    return answer.body
  } catch (error) {
    const name = error instanceof BaseError ? error.name : 'Error'
    api.logger?.({
      type: 'failure',
      ...about,
      error: name,
      ...statusOf(error),
      durationMs: clock.now() - startedAt,
    })
    throw error
  }
}

function statusOf(error: unknown): { status?: number } {
  return error instanceof BadResponseError ? { status: error.facts.status } : {}
}

function pauseMs(api: MarketApi, error: unknown, { retryDelayMs = 1000 }: call.Options): number | undefined {
  if (!isBusy(error)) return undefined
  const wished = (error instanceof BadResponseError ? error.facts.retryAfterMs : undefined) ?? 0
  return wished <= api.longestPauseMs ? Math.max(wished, retryDelayMs) : retryDelayMs
}

/**
 * Returns whether a failure means that the server is temporarily busy or unavailable: status 429 or 503, or one of
 * these numbers in the message of a proxy between client and server.
 */
export function isBusy(error: unknown): boolean {
  if (error instanceof BadResponseError) {
    const { status, excerpt } = error.facts
    return status === 429 || status === 503 || (status >= 500 && saysBusy(excerpt))
  }
  // Our own messages contain addresses, and addresses contain token ids.
  const words = error instanceof Error && !(error instanceof BaseError) ? error.message : ''
  return saysBusy(words) || (error instanceof Error && isBusy(error.cause))
}

/**
 * Returns whether a text contains one of the numbers as a separate word: not as a port, nor as part of a path, an id or
 * an amount.
 */
function saysBusy(text: string): boolean {
  return /(?<![\w.:/-])(429|503)(?![\w/-]|\.\d)/.test(text)
}
