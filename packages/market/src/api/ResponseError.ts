import { BaseError } from '@souk/base'
import type { OrderFault } from '../wire/failure.js'

/** Thrown when a market server answers with an error status. The subclasses name the cause. */
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
    /** A code for programs, for example `order_expired`. */
    code: string
    /** The server's sentences for display. */
    reasons: readonly string[]
    /** The values of the error. */
    details: Readonly<Record<string, unknown>>
    /** If several items were sent together: the fault of each, with its index. */
    issues: readonly OrderFault[]
    /** The address of the request, without secrets. */
    url: string
    /** The first 500 characters of the answer. */
    excerpt: string
    retryAfterMs?: number
  }
}

/** Thrown when the market rejects a request (400 to 499). */
export class RejectedError extends ResponseError {
  override readonly name = 'MarketApi.RejectedError'
}

/** Thrown when the market does not have the requested resource. */
export class NotFoundError extends ResponseError {
  override readonly name = 'MarketApi.NotFoundError'
}

/** Thrown when the market receives too many requests. `retryAfterMs` says when to try again. */
export class RateLimitedError extends ResponseError {
  override readonly name = 'MarketApi.RateLimitedError'
}

/** Thrown when the market cannot answer now (500 and above). */
export class UnavailableError extends ResponseError {
  override readonly name = 'MarketApi.UnavailableError'
}
