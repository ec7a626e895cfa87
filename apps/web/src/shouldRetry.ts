import { BaseError } from '@souk/base'

const maxRetries = 2

/**
 * Tells whether to ask again after a failed read: what the market has answered for good, it will answer again.
 *
 * @example
 * shouldRetry(0, new NotFoundError(facts)) // → false
 */
export function shouldRetry(failures: number, error: Error): boolean {
  return failures < maxRetries && !(error instanceof BaseError && error.retry === 'never')
}
