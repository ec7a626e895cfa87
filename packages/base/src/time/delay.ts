import { BaseError } from '../errors/BaseError.js'
import { longestTimerMs } from './timeLimit.js'

/**
 * Waits.
 *
 * @param delayMs - How long, in milliseconds; any length, `Infinity` waits for the signal alone.
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
    let timer: ReturnType<typeof setTimeout>
    const onAbort = () => {
      clearTimeout(timer)
      reject(new AbortedError({ reason: signal?.reason }))
    }
    // Timers hold 31 bits; one that is set for longer fires at once, so a long wait goes in stages.
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

/** Thrown when the caller's signal ended the work. It is not a failure of the called function. */
export class AbortedError extends BaseError<{ reason: unknown }> {
  override readonly name = 'AbortedError'
  constructor(facts: { reason: unknown }) {
    super('Stopped on request.', { facts, cause: facts.reason, retry: 'user' })
  }
}
