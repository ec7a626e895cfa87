import type { BadResponseError } from '@souk/base'
import * as FailureWire from '../wire/failure.js'
import {
  NotFoundError,
  RateLimitedError,
  RejectedError,
  ResponseError,
  UnavailableError,
} from './ResponseError.js'

/** The only place where HTTP failures of this API become named errors. */
export function fromResponse(error: BadResponseError): ResponseError {
  const { body, ...response } = error.facts
  return fromFailure(FailureWire.decode(body), { ...response, cause: error })
}

/** Creates the error for a failure and the status of its response. */
export function fromFailure(failure: FailureWire.Failure, response: fromFailure.Response): ResponseError {
  const { status, url, excerpt, retryAfterMs, cause } = response
  const facts: ResponseError.Facts = {
    status,
    code: failure.code ?? defaultCode(status),
    reasons: failure.reasons,
    details: failure.facts,
    issues: failure.issues ?? [],
    url,
    excerpt,
    ...(retryAfterMs === undefined ? undefined : { retryAfterMs }),
  }
  const options = cause === undefined ? {} : { cause }
  if (status === 404) return new NotFoundError(facts, options)
  if (status === 429) return new RateLimitedError(facts, options)
  if (status >= 500) return new UnavailableError(facts, options)
  return new RejectedError(facts, options)
}

export declare namespace fromFailure {
  type Response = Pick<ResponseError.Facts, 'status' | 'url' | 'excerpt' | 'retryAfterMs'> & {
    cause?: BadResponseError | undefined
  }
}

/** Returns whether a market does not support a call: it runs other software or an older version. */
export function isUnknownCall(error: unknown): boolean {
  return error instanceof ResponseError && (error.status === 404 || error.status === 405)
}

function defaultCode(status: number): string {
  if (status === 404) return 'not_found'
  if (status === 429) return 'rate_limited'
  return status >= 500 ? 'unavailable' : 'rejected'
}
