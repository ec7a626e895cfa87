import { BaseError } from '../errors/BaseError.js'
import { AbortedError } from '../time/delay.js'
import { timeLimit } from '../time/timeLimit.js'
import { untilAborted } from '../time/untilAborted.js'
import { assertSendable } from './assertSendable.js'
import { assertTime } from './assertTime.js'
import { hideSecrets } from './hideSecrets.js'
import { parseHttpDate, parseRetryAfter } from './parseRetryAfter.js'
import { type ReadText, readText } from './readText.js'
import { redactUrl } from './redactUrl.js'
import {
  BadResponseError,
  FailedResponseError,
  InvalidJsonError,
  MissingResponseError,
  ProcessingError,
  type RedirectError,
  TimeoutError,
  TooLargeError,
} from './requestErrors.js'
import { backoffMs, retry } from './retry.js'
import { type Sendable, sendRequest } from './sendRequest.js'
import { tellsSecrets } from './tellsSecrets.js'

/**
 * Sends an HTTP request and reads its JSON response.
 *
 * The method is GET, or POST when a body is given. Status 429 is retried after the time that the server names, or after
 * a random pause that grows. Other failures are not retried, since only the caller knows whether that is safe.
 * Redirects are followed for GET only and only to https, so that a body or a key never reaches another host
 * unintentionally. The body of a response with status 204 or 205 is `undefined`.
 *
 * @param url - Absolute, or relative in a browser. A user name and password in it are sent as an `Authorization`
 * header.
 * @param options.body - Sent as JSON.
 * @param options.process - Converts the parsed JSON. It counts against the same time limit.
 * @param options.timeoutMs - Time limit for all attempts, pauses and the response body, in milliseconds. @default 120
 * 000
 * @param options.maxSizeBytes - Maximum size of the response body after decompression, in bytes. @default 16 MiB
 * @param options.secrets - Texts such as keys, of 6 characters or more, that no error repeats even if the server echoes
 * them.
 * @param options.retry - When and how often to retry. @default 12 attempts on status 429
 * @throws {InvalidRequestError} when the URL, a header or the body is invalid.
 * @throws {TimeoutError} when no complete response arrives in time.
 * @throws {AbortedError} when the caller's signal fires.
 * @throws {MissingResponseError} when no response begins.
 * @throws {BadResponseError} when the status is outside 200 to 299.
 * @throws {FailedResponseError} when the server rejects every attempt, or asks to wait longer than the time limit
 * allows.
 * @throws {InvalidJsonError} when the response is not JSON.
 * @throws {ProcessingError} when the response breaks off or `process` throws.
 * @throws {TooLargeError} when the response is larger than `maxSizeBytes`.
 * @throws {RedirectError} when the server redirects the request and the redirect is not allowed.
 *
 * @example
 * const { body } = await request('https://market.example/v2/market')
 */
export async function request<body = unknown>(
  url: string,
  options: request.Options<body> = {},
): Promise<request.Result<body>> {
  const { timeoutMs = 120_000, signal } = options
  const shownUrl = redactUrl(url)
  if (signal?.aborted) throw new AbortedError({ reason: signal.reason })
  assertTime('timeoutMs', timeoutMs)
  assertSendable(url, shownUrl, options)
  const content = options.body === undefined ? undefined : JSON.stringify(options.body)
  const limit = timeLimit({ timeoutMs, signal })
  const exchange: Exchange = { url, shownUrl, content, signal: limit.signal, attempts: 0, status: undefined }
  try {
    return await retry(() => ask(exchange, options), {
      ...options.retry,
      pauseMs: (error, attempts) => pauseMs(error, attempts, options.retry),
      deadlineMs: timeoutMs,
      signal: limit.signal,
    })
  } catch (cause) {
    if (signal?.aborted) throw new AbortedError({ reason: signal.reason })
    const { status } = exchange
    if (limit.isTimeOver()) throw new TimeoutError({ url: shownUrl, timeoutMs, status }, { cause })
    throw toFailure(cause, exchange, options)
  } finally {
    limit.stop()
  }
}

export declare namespace request {
  type Options<body = unknown> = {
    /** @default 'GET', or 'POST' with a body */
    method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined
    headers?: Readonly<Record<string, string>> | undefined
    body?: unknown
    process?: ((json: unknown, answer: Answer) => body | Promise<body>) | undefined
    timeoutMs?: number | undefined
    maxSizeBytes?: number | undefined
    secrets?: readonly string[] | undefined
    retry?: RetryOptions | undefined
    signal?: AbortSignal | undefined
    /** @default globalThis.fetch */
    fetch?: typeof globalThis.fetch | undefined
  }
  type RetryOptions = backoffMs.Options & {
    /** Maximum number of attempts, including the first. 1 turns retries off. @default 12 */
    attempts?: number | undefined
    /** Statuses after which to retry. @default [429] */
    statuses?: readonly number[] | undefined
    onRetry?: ((event: retry.Event) => void) | undefined
  }
  type Answer = { status: number; headers: Headers; signal: AbortSignal }
  type Result<body = unknown> = { status: number; headers: Headers; body: body }
  type ErrorType =
    | AbortedError
    | TimeoutError
    | MissingResponseError
    | BadResponseError
    | FailedResponseError
    | InvalidJsonError
    | ProcessingError
    | TooLargeError
    | RedirectError
}

/** The state of a request in progress. */
type Exchange = {
  url: string
  shownUrl: string
  content: string | undefined
  signal: AbortSignal
  attempts: number
  /** The status of the last response that began. */
  status: number | undefined
}

async function ask<body>(exchange: Exchange, options: request.Options<body>): Promise<request.Result<body>> {
  const { maxSizeBytes = 16 * 1024 * 1024 } = options
  const { shownUrl: url, signal } = exchange
  exchange.attempts++
  const response = await sendRequest(toSendable(exchange, options))
  const { status, headers } = response
  exchange.status = status
  if (!response.ok) throw await toBadResponse(response, exchange, options)
  if (status === 204 || status === 205) return finish(undefined, '')
  const read = hideSecrets(await readText(response, { maxSizeBytes, signal }), options.secrets)
  if (read.end === 'cut') throw new TooLargeError({ url, status, maxSizeBytes })
  return finish(parseJson(read, { url, status }), read.text)

  async function finish(json: unknown, text: string) {
    if (!options.process) return { status, headers, body: json as body }
    try {
      const work = options.process(json, { status, headers, signal })
      return { status, headers, body: await untilAborted(work, signal) }
    } catch (cause) {
      if (signal.aborted) throw cause
      const facts = { url, status, stage: 'process', excerpt: text.slice(0, 200) } as const
      throw new ProcessingError(facts, { cause })
    }
  }
}

function toSendable(exchange: Exchange, options: request.Options): Sendable {
  const { url, content, signal } = exchange
  const { method = content === undefined ? 'GET' : 'POST', fetch = globalThis.fetch } = options
  const headers = {
    accept: 'application/json',
    ...(content === undefined ? undefined : { 'content-type': 'application/json' }),
    ...options.headers,
  }
  return { url, method, headers, body: content, signal, fetch }
}

function parseJson({ text, end, cause }: ReadText, facts: { url: string; status: number }): unknown {
  const excerpt = text.slice(0, 200)
  if (end === 'broken') throw new ProcessingError({ ...facts, stage: 'body', excerpt }, { cause })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new InvalidJsonError({ ...facts, excerpt }, { cause })
  }
}

type ReadOptions = Pick<request.Options, 'maxSizeBytes' | 'secrets'>

/** Error pages may have any size, so only this much is read. */
const errorPageBytes = 64 * 1024

async function toBadResponse(response: Response, exchange: Exchange, options: ReadOptions) {
  const { status, headers } = response
  const { signal, shownUrl: url } = exchange
  const maxSizeBytes = Math.min(options.maxSizeBytes ?? errorPageBytes, errorPageBytes)
  const read = hideSecrets(await readText(response, { maxSizeBytes, signal }), options.secrets)
  const serverTime = parseHttpDate(headers.get('date') ?? '')
  const retryAfterMs = parseRetryAfter(
    headers.get('retry-after'),
    Number.isNaN(serverTime) ? Date.now() : serverTime,
  )
  return new BadResponseError(
    {
      url,
      status,
      excerpt: read.text.slice(0, 500),
      body: parseLenient(read.text),
      ...(retryAfterMs === undefined ? undefined : { retryAfterMs }),
    },
    { cause: read.cause },
  )
}

/** An error page that is not JSON is reported by its excerpt only. */
function parseLenient(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function pauseMs(error: unknown, attempts: number, options: request.RetryOptions = {}): number | undefined {
  if (!isTurnedAway(error, options)) return undefined
  return error.facts.retryAfterMs ?? backoffMs(attempts, options)
}

function isTurnedAway(error: unknown, options: request.RetryOptions = {}): error is BadResponseError {
  const { statuses = [429], attempts = 12 } = options
  return attempts > 1 && error instanceof BadResponseError && statuses.includes(error.facts.status)
}

function toFailure(cause: unknown, exchange: Exchange, options: request.Options): BaseError {
  const { url, shownUrl, attempts } = exchange
  if (isTurnedAway(cause, options.retry))
    return new FailedResponseError({ ...cause.facts, attempts }, { cause })
  if (cause instanceof BaseError) return cause
  // The platform's error repeats an invalid URL, which may contain a key. Other errors repeat the headers.
  const isTelling = url !== shownUrl && cause instanceof Error && cause.message.includes(url)
  const isSafe = !isTelling && !tellsSecrets(cause, options.secrets)
  return new MissingResponseError({ url: shownUrl }, isSafe ? { cause } : {})
}
