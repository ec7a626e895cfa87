import { BaseError } from '@souk/base'
import type { OrderFault } from '../wire/failure.js'

/** Thrown when a market server answers with anything but success. The subclasses give the cause. */
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
    /** Of things that were sent together: what is wrong with each, by its place in what was sent. */
    issues: readonly OrderFault[]
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

/** Thrown when the market does not have the requested resource. */
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
