import { BadResponseError, BaseError, request, retry } from '@souk/base'
import * as FailureWire from './wire/failure.js'

/** A connection to one market server, for one chain. Plain data: make as many as you like. */
export type MarketApi = {
  /** The chain's name in API paths. */
  chain: string
  /** Without a slash at the end; empty for the page's own origin. */
  baseUrl: string
  /** Names this connection in cache keys. */
  key: string
  appId: string
  apiKey?: string
  timeoutMs: number
  fetch: typeof globalThis.fetch
}

/**
 * Makes a connection to a market server. Nothing is sent yet.
 *
 * @param options.chain - The chain's name in API paths, e.g. `souk`.
 * @param options.baseUrl - Where the server is; empty for the page's own origin.
 * @param options.apiKey - Sent as `X-API-KEY`.
 * @param options.appId - Sent as `x-app-id`. @default 'souk'
 * @param options.timeoutMs - For each request. @default 120 000
 * @param options.fetch - @default globalThis.fetch
 *
 * @example
 * const api = createMarketApi({ chain: 'souk', baseUrl: 'http://localhost:4300' })
 * const { orders } = await getOrders(api, { side: 'ask' })
 */
export function createMarketApi(options: createMarketApi.Options): MarketApi {
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const fetch = options.fetch ?? globalThis.fetch
  return {
    chain: options.chain,
    baseUrl,
    key: `${baseUrl}|${options.chain}`,
    appId: options.appId ?? 'souk',
    ...(options.apiKey ? { apiKey: options.apiKey } : undefined),
    timeoutMs: options.timeoutMs ?? 120_000,
    // Browsers refuse a fetch that is called as a method of another object.
    fetch: (...input) => fetch(...input),
  }
}

export declare namespace createMarketApi {
  type Options = {
    chain: string
    baseUrl: string
    apiKey?: string | undefined
    appId?: string | undefined
    timeoutMs?: number | undefined
    fetch?: typeof globalThis.fetch | undefined
  }
}

/** What every action takes besides. */
export type RequestOptions = {
  /** Ends the call. */
  signal?: AbortSignal | undefined
  /** How often a busy market (429, 503) is asked again; each action says its default. */
  retries?: number | undefined
}

/** What goes into a query string: falsy values are left out, lists repeat their key. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>
type QueryValue = string | number | bigint | boolean | undefined | null

/** Puts an address together. */
export function toUrl(api: Pick<MarketApi, 'baseUrl'>, path: string, query: Query = {}): string {
  const parameters = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value]) if (item) parameters.append(key, String(item))
  const text = parameters.toString()
  return `${api.baseUrl}${path}${text ? `?${text}` : ''}`
}

/** The headers that every call carries. */
export function toHeaders(api: Pick<MarketApi, 'appId' | 'apiKey'>): Record<string, string> {
  return { 'x-app-id': api.appId, ...(api.apiKey ? { 'X-API-KEY': api.apiKey } : undefined) }
}

/**
 * Calls the server and returns its JSON.
 *
 * A busy or unavailable server (429, 503) is asked again as often as `retries` says, but not when it wants to be left
 * alone for longer than `timeoutMs`. Every call of this family is safe to repeat: an order is known by its hash.
 *
 * @throws {ResponseError} when the server refused; see its code, status and facts.
 */
export async function call(api: MarketApi, path: string, options: call.Options = {}): Promise<unknown> {
  const { query, body, signal, retries = 1, retryDelayMs = 1000 } = options
  const { timeoutMs, fetch } = api
  const url = toUrl(api, path, query)
  const ask = () =>
    request(url, { headers: toHeaders(api), body, timeoutMs, fetch, signal, retry: { attempts: 1 } })
  const pauseMs = (error: unknown) => (isBusy(error) ? (error.facts.retryAfterMs ?? retryDelayMs) : undefined)
  try {
    return (await retry(ask, { attempts: retries + 1, pauseMs, deadlineMs: timeoutMs, signal })).body
  } catch (error) {
    throw error instanceof BadResponseError ? fromResponse(error) : error
  }
}

export declare namespace call {
  type Options = {
    query?: Query | undefined
    /** Makes it a POST. */
    body?: unknown
    signal?: AbortSignal | undefined
    /** @default 1 */
    retries?: number | undefined
    /** In milliseconds, where the server names no time. @default 1000 */
    retryDelayMs?: number | undefined
  }
}

function isBusy(error: unknown): error is BadResponseError {
  return error instanceof BadResponseError && (error.facts.status === 429 || error.facts.status === 503)
}

/** The one place where HTTP failures of this family become errors of ours. */
function fromResponse(error: BadResponseError): ResponseError {
  const { status, url, excerpt, body, retryAfterMs } = error.facts
  const failure = FailureWire.decode(body)
  const facts: ResponseError.Facts = {
    status,
    code: failure.code ?? defaultCode(status),
    reasons: failure.reasons,
    details: failure.facts,
    url,
    excerpt,
    ...(retryAfterMs === undefined ? undefined : { retryAfterMs }),
  }
  if (status === 404) return new NotFoundError(facts, { cause: error })
  if (status === 429) return new RateLimitedError(facts, { cause: error })
  if (status >= 500) return new UnavailableError(facts, { cause: error })
  return new RejectedError(facts, { cause: error })
}

function defaultCode(status: number): string {
  if (status === 404) return 'not_found'
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'unavailable' : 'rejected'
}

/** Thrown when a market server answers with anything but success. The subclasses say what kind of no it is. */
export class ResponseError extends BaseError<ResponseError.Facts> {
  override readonly name: string = 'MarketApi.ResponseError'
  readonly status: number
  readonly code: string
  constructor(facts: ResponseError.Facts, options: { cause?: unknown } = {}) {
    const later = facts.status === 429 || facts.status >= 500
    super(facts.reasons.join(' ') || `The market answered with status ${facts.status}.`, {
      facts,
      ...options,
      retry: later ? 'later' : 'never',
    })
    this.status = facts.status
    this.code = facts.code
  }
}
export declare namespace ResponseError {
  type Facts = {
    status: number
    /** For programs, e.g. `order_expired`. */
    code: string
    /** For people: the server's sentences. */
    reasons: readonly string[]
    /** The values behind the code. */
    details: Readonly<Record<string, unknown>>
    /** Without secrets. */
    url: string
    /** The first 500 characters of the answer. */
    excerpt: string
    retryAfterMs?: number
  }
}

/** Thrown when the market refuses what was sent (400 to 499). */
export class RejectedError extends ResponseError {
  override readonly name = 'MarketApi.RejectedError'
}

/** Thrown when the market does not know what was asked for. */
export class NotFoundError extends ResponseError {
  override readonly name = 'MarketApi.NotFoundError'
}

/** Thrown when the market was asked too often; `retryAfterMs` says when to come back. */
export class RateLimitedError extends ResponseError {
  override readonly name = 'MarketApi.RateLimitedError'
}

/** Thrown when the market cannot answer now (500 and above). */
export class UnavailableError extends ResponseError {
  override readonly name = 'MarketApi.UnavailableError'
}
