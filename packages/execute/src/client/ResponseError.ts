import { BaseError } from '@souk/base'

/** Thrown when a server of this family answers with anything but success. */
export class ResponseError extends BaseError<ResponseError.Facts> {
  override readonly name = 'Execute.ResponseError'
  constructor(facts: ResponseError.Facts, options: { cause?: unknown } = {}) {
    super(facts.message || facts.error || `The server answered with status ${facts.statusCode}.`, {
      facts,
      ...options,
      retry: facts.statusCode === 429 || facts.statusCode >= 500 ? 'later' : 'never',
    })
  }
}
export declare namespace ResponseError {
  type Facts = {
    statusCode: number
    /** The status in words. */
    error: string
    /** For people. */
    message: string
    /** For programs, where the server says one. */
    code?: string
    /** Without secrets. */
    url: string
    retryAfterMs?: number
  }
}
