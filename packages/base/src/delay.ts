import { BaseError } from './BaseError.js'

/**
 * Waits.
 *
 * @param delayMs - How long, in milliseconds.
 * @param options.signal - Ends the wait early.
 * @throws {AbortedError} when the signal fires before the time is over.
 *
 * @example
 * await delay(250, { signal })
 */
export function delay(delayMs: number, options: delay.Options = {}): Promise<void> {
  const { signal } = options
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AbortedError({ reason: signal.reason }))
    const onAbort = () => {
      clearTimeout(timer)
      reject(new AbortedError({ reason: signal?.reason }))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, delayMs)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}

export declare namespace delay {
  type Options = { signal?: AbortSignal | undefined }
}

/** Thrown when the caller's own signal ended the work; not a failure of what was called. */
export class AbortedError extends BaseError<{ reason: unknown }> {
  override readonly name = 'AbortedError'
  constructor(facts: { reason: unknown }) {
    super('Stopped on request.', { facts, cause: facts.reason, retry: 'user' })
  }
}
