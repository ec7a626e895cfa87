import { BaseError } from '@souk/base'

/** One that fails twice is away for longer, and the page says so. */
const maxRetries = 1

/** How long to wait before asking again, in milliseconds. */
export const retryDelayMs = 500

/**
 * Tells whether to ask again after a failed read: what the market has answered for good, it will answer again.
 *
 * @example
 * shouldRetry(0, new NotFoundError(facts)) // → false
 */
export function shouldRetry(failures: number, error: Error): boolean {
  return failures < maxRetries && !(error instanceof BaseError && error.retry === 'never')
}
