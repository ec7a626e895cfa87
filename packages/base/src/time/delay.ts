import { BaseError } from '../errors/BaseError.js'
import { longestTimerMs } from './timeLimit.js'

/**
 * Waits for a time. *
 * @param delayMs - The time to wait, in milliseconds. Any length is allowed. `Infinity` waits until the signal fires.
 * @param options.signal - Ends the wait early.
 * @throws {AbortedError} when the signal fires first.
 *
 * @example
 * await delay(250, { signal })
 */
export function delay(delayMs: number, options: delay.Options = {}): Promise<void> {
  const { signal } = options
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new AbortedError({ reason: signal.reason }))
    let timer: ReturnType<typeof setTimeout>
    const onAbort = () => {
      clearTimeout(timer)
      reject(new AbortedError({ reason: signal?.reason }))
    }
    // Timers hold 31 bits and fire at once for longer times, so a long wait uses several timers.
    const wait = (leftMs: number) => {
      timer = setTimeout(
        () => {
          if (leftMs > longestTimerMs) return wait(leftMs - longestTimerMs)
          signal?.removeEventListener('abort', onAbort)
          resolve()
        },
        Math.min(leftMs, longestTimerMs),
      )
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    wait(delayMs)
  })
}

export declare namespace delay {
  type Options = { signal?: AbortSignal | undefined }
}

/** Thrown when the caller's signal aborts the work. This is not a failure of the called function. */
export class AbortedError extends BaseError<{ reason: unknown }> {
  override readonly name = 'AbortedError'
  constructor(facts: { reason: unknown }) {
    super('Stopped on request.', { facts, cause: facts.reason, retry: 'user' })
  }
}
