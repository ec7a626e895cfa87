import type { BadResponseError } from '@souk/base'
import {
  NotFoundError,
  RateLimitedError,
  RejectedError,
  type ResponseError,
  UnavailableError,
} from '../ResponseError.js'
import * as FailureWire from '../wire/failure.js'

/** The one place where HTTP failures of this family become errors of ours. */
export function fromResponse(error: BadResponseError): ResponseError {
  const { status, url, excerpt, body, retryAfterMs } = error.facts
  const failure = FailureWire.decode(body)
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
