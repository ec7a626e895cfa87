import { BaseError } from '@souk/base'

/** A server that fails twice is away for longer, and the page says so. */
const maxRetries = 1

/** The delay before a retry, in milliseconds. */
export const retryDelayMs = 500

/**
 * Tells whether to retry a failed read. A final answer of the market would be the same again.
 *
 * @example
 * shouldRetry(0, new NotFoundError(facts)) // → false
 */
export function shouldRetry(failures: number, error: Error): boolean {
  return failures < maxRetries && !(error instanceof BaseError && error.retry === 'never')
}
