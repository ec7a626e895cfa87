import { BaseError } from './BaseError.js'
import { AbortedError } from './delay.js'

/**
 * Sends one HTTP request and reads its JSON answer.
 *
 * GET, or POST when a body is given. Nothing is tried twice: whether a second attempt is safe is the caller's knowledge.
 * Redirects are followed for GET only and only to https, because a body or a key must not travel somewhere unasked.
 *
 * @param url - Absolute, or relative in a browser.
 * @param options.body - Sent as JSON.
 * @param options.timeoutMs - Covers the answer's body too. @default 120 000
 * @param options.maxSizeBytes - Largest answer that is read. @default 16 MiB
 * @throws {TimeoutError} when no whole answer arrived in time.
 * @throws {AbortedError} when the caller's signal fired.
 * @throws {MissingResponseError} when nothing answered.
 * @throws {BadResponseError} when the status is outside 200 to 299.
 * @throws {InvalidJsonError} when the answer is not JSON.
 * @throws {TooLargeError} when the answer is longer than allowed.
 *
 * @example
 * const { body } = await request('https://market.example/v2/market')
 */
export async function request(url: string, options: request.Options = {}): Promise<request.Result> {
  const { timeoutMs = 120_000, maxSizeBytes = 16 * 1024 * 1024, signal } = options
  const shownUrl = redactUrl(url)
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  const stop = () => timeout.abort()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    if (signal?.aborted) throw new AbortedError({ reason: signal.reason })
    const response = await send(url, options, timeout.signal)
    assertRedirect(response, shownUrl)
    const text = await readText(response, { maxSizeBytes, url: shownUrl })
    if (!response.ok) throw new BadResponseError(badResponseFacts(response, shownUrl, text))
    return { status: response.status, headers: response.headers, body: parseJson(text, shownUrl) }
  } catch (cause) {
    if (cause instanceof BaseError) throw cause
    if (signal?.aborted) throw new AbortedError({ reason: signal.reason })
    if (timeout.signal.aborted) throw new TimeoutError({ url: shownUrl, timeoutMs }, { cause })
    throw new MissingResponseError({ url: shownUrl }, { cause })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

export declare namespace request {
  type Options = {
    /** @default 'GET', or 'POST' with a body */
    method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined
    headers?: Readonly<Record<string, string>> | undefined
    body?: unknown
    timeoutMs?: number | undefined
    maxSizeBytes?: number | undefined
    signal?: AbortSignal | undefined
    /** @default globalThis.fetch */
    fetch?: typeof globalThis.fetch | undefined
  }
  type Result = { status: number; headers: Headers; body: unknown }
  type ErrorType =
    | AbortedError
    | TimeoutError
    | MissingResponseError
    | BadResponseError
    | InvalidJsonError
    | TooLargeError
    | RedirectError
}

function send(url: string, options: request.Options, signal: AbortSignal): Promise<Response> {
  const { body, headers, fetch = globalThis.fetch } = options
  const method = options.method ?? (body === undefined ? 'GET' : 'POST')
  return fetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? undefined : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? undefined : { body: JSON.stringify(body) }),
    redirect: method === 'GET' ? 'follow' : 'error',
    signal,
  })
}

function assertRedirect(response: Response, url: string): void {
  if (response.redirected && !response.url.startsWith('https:'))
    throw new RedirectError({ url, to: redactUrl(response.url) })
}

async function readText(response: Response, options: { maxSizeBytes: number; url: string }): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > options.maxSizeBytes) {
      await reader.cancel()
      throw new TooLargeError(options)
    }
    text += decoder.decode(value, { stream: true })
  }
}

function parseJson(text: string, url: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InvalidJsonError({ url, excerpt: text.slice(0, 200) }, { cause })
  }
}

function badResponseFacts(response: Response, url: string, text: string): BadResponseError.Facts {
  const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'), Date.now())
  return {
    url,
    status: response.status,
    excerpt: text.slice(0, 500),
    body: parseLenient(text),
    ...(retryAfterMs === undefined ? undefined : { retryAfterMs }),
  }
}

/** An error page need not be JSON; then there is only its excerpt. */
function parseLenient(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads a `Retry-After` header: seconds or an HTTP date.
 *
 * @param header - The header's value.
 * @param nowMs - The present, for dates.
 * @returns Milliseconds to wait, at most five minutes; `undefined` when the header says nothing usable.
 *
 * @example
 * parseRetryAfter('3', Date.now()) // → 3000
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  // Date.parse takes nearly anything for a date; those of HTTP begin with the day's name.
  const isDate = /^[A-Za-z]{3,9}, /.test(text)
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : isDate ? Date.parse(text) - nowMs : Number.NaN
  if (!Number.isFinite(waitMs)) return undefined
  return Math.min(Math.max(waitMs, 0), 300_000)
}

const secretKeys = /^(api[-_]?key|apikey|key|token|access[-_]?token|auth|secret|password|signature)$/i

/**
 * Takes passwords and keys out of an address so that it may be shown and logged.
 *
 * @example
 * redactUrl('https://me:pw@node.example/v1?api_key=abc') // → 'https://node.example/v1?api_key=***'
 */
export function redactUrl(url: string): string {
  const [beforeQuery = '', query] = url.split(/\?(.*)/s)
  const base = beforeQuery.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i, '$1')
  if (query === undefined || query === '') return base
  const pairs = query.split('&').map((pair) => {
    const key = pair.split('=', 1)[0] ?? ''
    return secretKeys.test(key) ? `${key}=***` : pair
  })
  return `${base}?${pairs.join('&')}`
}

/** Thrown when no whole answer arrived in time. What was asked for may have happened. */
export class TimeoutError extends BaseError<{ url: string; timeoutMs: number }> {
  override readonly name = 'Request.TimeoutError'
  constructor(facts: { url: string; timeoutMs: number }, options: { cause?: unknown } = {}) {
    super(`${facts.url} did not answer within ${facts.timeoutMs} ms.`, { facts, ...options, retry: 'later' })
  }
}

/** Thrown when nothing answered: no network, no such host, connection refused or broken off. */
export class MissingResponseError extends BaseError<{ url: string }> {
  override readonly name = 'Request.MissingResponseError'
  constructor(facts: { url: string }, options: { cause?: unknown } = {}) {
    super(`${facts.url} could not be reached.`, { facts, ...options, retry: 'later' })
  }
}

/** Thrown for a status outside 200 to 299; `body` is the answer's JSON where it was JSON. */
export class BadResponseError extends BaseError<BadResponseError.Facts> {
  override readonly name = 'Request.BadResponseError'
  constructor(facts: BadResponseError.Facts) {
    const later = facts.status === 429 || facts.status >= 500
    super(`${facts.url} answered with status ${facts.status}.`, { facts, retry: later ? 'later' : 'never' })
  }
}
export declare namespace BadResponseError {
  type Facts = {
    url: string
    status: number
    /** The first 500 characters. */
    excerpt: string
    body: unknown
    retryAfterMs?: number
  }
}

/** Thrown when an answer that should be JSON is not. */
export class InvalidJsonError extends BaseError<{ url: string; excerpt: string }> {
  override readonly name = 'Request.InvalidJsonError'
  constructor(facts: { url: string; excerpt: string }, options: { cause?: unknown } = {}) {
    super(`${facts.url} did not answer with JSON.`, { facts, ...options })
  }
}

/** Thrown when an answer is longer than the caller allows. */
export class TooLargeError extends BaseError<{ url: string; maxSizeBytes: number }> {
  override readonly name = 'Request.TooLargeError'
  constructor(facts: { url: string; maxSizeBytes: number }) {
    super(`${facts.url} answered with more than ${facts.maxSizeBytes} bytes.`, { facts })
  }
}

/** Thrown when an answer came from an address that was not asked and is not https. */
export class RedirectError extends BaseError<{ url: string; to: string }> {
  override readonly name = 'Request.RedirectError'
  constructor(facts: { url: string; to: string }) {
    super(`${facts.url} redirects to ${facts.to}, which is not https.`, { facts })
  }
}
