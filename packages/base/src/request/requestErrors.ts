import { BaseError } from '../errors/BaseError.js'

/** Thrown before anything is sent, for a request that cannot be sent: an invalid URL or header, or a GET with a body. */
export class InvalidRequestError extends BaseError<{ url: string; reason: string }> {
  override readonly name = 'Request.InvalidRequestError'
  constructor(facts: { url: string; reason: string }) {
    super(`The request to ${facts.url || 'nowhere'} cannot be sent: ${facts.reason}`, { facts })
  }
}

/** Thrown for a time that is no number of milliseconds, such as one that was read from an empty setting. */
export class InvalidTimeError extends BaseError<{ option: string; value: unknown }> {
  override readonly name = 'InvalidTimeError'
  constructor(facts: { option: string; value: unknown }) {
    super(`${facts.option} is ${String(facts.value)}; expected milliseconds, 0 or more.`, { facts })
  }
}

/** Thrown when no complete response arrived in time. The request may still have taken effect. */
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
    /** Where an answer had begun, or an earlier attempt had one. */
    status?: number | undefined
  }
}

/** Thrown when nothing answered: no network, no such host, connection refused or broken off before the answer began. */
export class MissingResponseError extends BaseError<{ url: string }> {
  override readonly name = 'Request.MissingResponseError'
  constructor(facts: { url: string }, options: { cause?: unknown } = {}) {
    super(`${facts.url} could not be reached.`, { facts, ...options, retry: 'later' })
  }
}

/** Thrown for a status outside 200 to 299; `body` is the answer's JSON where it was JSON. */
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

/** Thrown when a server kept turning the request away, or asks for more patience than there is time. */
export class FailedResponseError extends BaseError<FailedResponseError.Facts> {
  override readonly name = 'Request.FailedResponseError'
  constructor(facts: FailedResponseError.Facts, options: { cause?: unknown } = {}) {
    const times = facts.attempts === 1 ? 'the one attempt' : `each of ${facts.attempts} attempts`
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

/** Thrown when an answer that should be JSON is not. */
export class InvalidJsonError extends BaseError<{ url: string; status: number; excerpt: string }> {
  override readonly name = 'Request.InvalidJsonError'
  constructor(facts: { url: string; status: number; excerpt: string }, options: { cause?: unknown } = {}) {
    super(`${facts.url} did not answer with JSON.`, { facts, ...options })
  }
}

/** Thrown when an answer began well and could not be taken: it broke off, or the caller's `process` failed on it. */
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
    /** The first 200 characters that arrived. */
    excerpt: string
  }
}

/** Thrown when an answer is longer than the caller allows. */
export class TooLargeError extends BaseError<{ url: string; status: number; maxSizeBytes: number }> {
  override readonly name = 'Request.TooLargeError'
  constructor(facts: { url: string; status: number; maxSizeBytes: number }) {
    super(`${facts.url} answered with more than ${facts.maxSizeBytes} bytes.`, { facts })
  }
}

/** Thrown when a server sends the request elsewhere and it may not go there. */
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
    /** Browsers do not tell it. */
    to: string | undefined
    reason: 'insecure' | 'notGet' | 'tooMany'
  }
}

const redirectText: Record<RedirectError.Facts['reason'], string> = {
  insecure: 'which is not https',
  notGet: 'where only reading requests are sent on',
  tooMany: 'one redirect too many',
}
