import { STATUS_CODES } from 'node:http'
import { FailureWire } from '@souk/execute/wire'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/**
 * Tells whether a path belongs to the step-based execution API. Its paths end in a version; those of the marketplace
 * API begin with one.
 */
export function isExecution(path: string): boolean {
  if (path.startsWith('/execute/')) return true
  if (path.startsWith('/api/') || /^\/v\d+\//.test(path)) return false
  const whole = path.endsWith('/') ? path.slice(0, -1) : path
  const at = whole.lastIndexOf('/')
  return at > 1 && /^v\d+$/.test(whole.slice(at + 1))
}

/** A failure in the form of the marketplace API. */
type Failure = { errors: readonly string[]; code: string }

/** Puts a failure into the form of the API that a path belongs to. */
export function toFamily(path: string, status: ContentfulStatusCode, body: Failure): object {
  if (!isExecution(path)) return body
  return FailureWire.encode({
    statusCode: status,
    error: STATUS_CODES[status] ?? 'Error',
    message: body.errors.join(' '),
    code: body.code,
  })
}
