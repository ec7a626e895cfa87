import { BaseError } from '@souk/base'

/** Thrown when a server of this API answers with an error status. */
export class ResponseError extends BaseError<ResponseError.Facts> {
  override readonly name = 'Execute.ResponseError'
  /** The kind of error, as clients of this API name it. */
  readonly type = 'APIError'
  /** The HTTP status. */
  readonly statusCode: number
  /** The unchanged answer of the server, if it was JSON. */
  readonly rawError: unknown
  constructor(
    options: ResponseError.Options,
    { cause, rawError }: { cause?: unknown; rawError?: unknown } = {},
  ) {
    const facts = { ...options, statusCode: options.statusCode ?? 500 }
    const { message, error, statusCode } = facts
    super(message || error || `The server answered with status ${statusCode}.`, {
      facts,
      cause,
      retry: statusCode === 429 || statusCode >= 500 ? 'later' : 'never',
    })
    this.statusCode = statusCode
    this.rawError = rawError
  }
}
export declare namespace ResponseError {
  type Facts = {
    statusCode: number
    /** The name of the status. */
    error: string
    /** A message for people. */
    message: string
    /** A code for programs, if the server sends one. */
    code?: string
    /** The address of the request, without secrets. */
    url: string
    retryAfterMs?: number
  }
  type Options = Omit<Facts, 'statusCode'> & {
    /** @default 500 */
    statusCode?: number | undefined
  }
}
