import { BaseError } from '../errors/BaseError.js'

/** Thrown before anything is sent when a request is invalid: its URL, a header, or a GET with a body. */
export class InvalidRequestError extends BaseError<{ url: string; reason: string }> {
  override readonly name = 'Request.InvalidRequestError'
  constructor(facts: { url: string; reason: string }) {
    super(`The request to ${facts.url || 'nowhere'} cannot be sent: ${facts.reason}`, { facts })
  }
}

/** Thrown when a time is not a number of milliseconds, for example when it was read from an empty setting. */
export class InvalidTimeError extends BaseError<{ option: string; value: unknown }> {
  override readonly name = 'InvalidTimeError'
  constructor(facts: { option: string; value: unknown }) {
    super(`${facts.option} is ${String(facts.value)}; expected milliseconds, 0 or more.`, { facts })
  }
}

/** Thrown when no complete response arrives in time. The request may still have taken effect. */
export class TimeoutError extends BaseError<TimeoutError.Facts> {
  override readonly name = 'Request.TimeoutError'
  constructor(facts: TimeoutError.Facts, options: { cause?: unknown } = {}) {
    super(`${facts.url} did not answer within ${facts.timeoutMs} ms.`, { facts, ...options, retry: 'later' })
  }
}
export declare namespace TimeoutError {
  type Facts = {
    url: string
    timeoutMs: number
    /** The status of the last response that began, in this or an earlier attempt. */
    status?: number | undefined
  }
}

/** Thrown when no response begins: there is no network or no such host, or the connection was refused or closed. */
export class MissingResponseError extends BaseError<{ url: string }> {
  override readonly name = 'Request.MissingResponseError'
  constructor(facts: { url: string }, options: { cause?: unknown } = {}) {
    super(`${facts.url} could not be reached.`, { facts, ...options, retry: 'later' })
  }
}

/** Thrown for a status outside 200 to 299. `body` is the parsed body if it is JSON. */
export class BadResponseError extends BaseError<BadResponseError.Facts> {
  override readonly name = 'Request.BadResponseError'
  constructor(facts: BadResponseError.Facts, options: { cause?: unknown } = {}) {
    const later = facts.status === 429 || facts.status >= 500
    super(`${facts.url} answered with status ${facts.status}.`, {
      facts,
      ...options,
      retry: later ? 'later' : 'never',
    })
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

/** Thrown when a server rejected every attempt, or asks to wait longer than the time limit allows. */
export class FailedResponseError extends BaseError<FailedResponseError.Facts> {
  override readonly name = 'Request.FailedResponseError'
  constructor(facts: FailedResponseError.Facts, options: { cause?: unknown } = {}) {
    const times = facts.attempts === 1 ? 'the only attempt' : `each of ${facts.attempts} attempts`
    const waits = facts.retryAfterMs
    const asked = waits === undefined ? '' : ` It asks to wait ${Math.ceil(waits / 1000)} s or more.`
    super(`${facts.url} answered with status ${facts.status} to ${times}.${asked}`, {
      facts,
      ...options,
      retry: 'later',
    })
  }
}
export declare namespace FailedResponseError {
  type Facts = BadResponseError.Facts & { attempts: number }
}

/** Thrown when a response is not JSON. */
export class InvalidJsonError extends BaseError<{ url: string; status: number; excerpt: string }> {
  override readonly name = 'Request.InvalidJsonError'
  constructor(facts: { url: string; status: number; excerpt: string }, options: { cause?: unknown } = {}) {
    super(`${facts.url} did not answer with JSON.`, { facts, ...options })
  }
}

/** Thrown when a successful response breaks off, or when the caller's `process` throws. */
export class ProcessingError extends BaseError<ProcessingError.Facts> {
  override readonly name = 'Request.ProcessingError'
  constructor(facts: ProcessingError.Facts, options: { cause?: unknown } = {}) {
    const reason =
      facts.stage === 'body' ? 'broke off its answer' : 'gave an answer that could not be processed'
    super(`${facts.url} ${reason}.`, { facts, ...options, retry: facts.stage === 'body' ? 'later' : 'never' })
  }
}
export declare namespace ProcessingError {
  type Facts = {
    url: string
    status: number
    stage: 'body' | 'process'
    /** The first 200 characters of the body. */
    excerpt: string
  }
}

/** Thrown when a response is larger than the caller allows. */
export class TooLargeError extends BaseError<{ url: string; status: number; maxSizeBytes: number }> {
  override readonly name = 'Request.TooLargeError'
  constructor(facts: { url: string; status: number; maxSizeBytes: number }) {
    super(`${facts.url} answered with more than ${facts.maxSizeBytes} bytes.`, { facts })
  }
}

/** Thrown when a server redirects the request and the redirect is not allowed. */
export class RedirectError extends BaseError<RedirectError.Facts> {
  override readonly name = 'Request.RedirectError'
  constructor(facts: RedirectError.Facts) {
    super(`${facts.url} redirects to ${facts.to ?? 'another address'}, ${redirectText[facts.reason]}.`, {
      facts,
    })
  }
}
export declare namespace RedirectError {
  type Facts = {
    url: string
    /** The target of the redirect. `undefined` in browsers, which do not expose it. */
    to: string | undefined
    reason: 'insecure' | 'notGet' | 'tooMany'
  }
}

const redirectText: Record<RedirectError.Facts['reason'], string> = {
  insecure: 'which is not https',
  notGet: 'where only reading requests are sent on',
  tooMany: 'one redirect too many',
}
