import { BaseError } from '../errors/BaseError.js'
import { AbortedError, delay } from '../time/delay.js'

/**
 * Repeats an operation while it fails for a temporary reason.
 *
 * Throws the last error when it gives up. It gives up at once when the next pause would end after the deadline.
 *
 * @param attempt - The operation. It receives the number of the attempt, starting at 1.
 * @param options.attempts - Maximum number of attempts, including the first. @default 12 * @param options.pauseMs -
 * Returns the pause after a failure in milliseconds, or `undefined` to give up. @default retries a `BaseError` whose
 * `retry` is `later`, after the time that the server named or {@link backoffMs}
 * @param options.deadlineMs - No attempt starts later than this many milliseconds after the first. @default never
 * @param options.onRetry - Called before each pause.
 * @param options.clock - The source of time. Tests pass their own. @default the system's
 * @param options.signal - Aborts the operation, also during a pause.
 * @throws {AbortedError} when the signal fires between attempts.
 *
 * @example
 * const block = await retry(() => getBlock(client), { attempts: 3 })
 */
export async function retry<result>(
  attempt: (attempts: number) => result | Promise<result>,
  options: retry.Options = {},
): Promise<result> {
  const { attempts = 12, deadlineMs = Number.POSITIVE_INFINITY, pauseMs = pauseForLater, signal } = options
  const { clock = systemClock } = options
  const startedAt = clock.now()
  for (let number = 1; ; number++) {
    if (signal?.aborted) throw new AbortedError({ reason: signal.reason })
    try {
      return await attempt(number)
    } catch (error) {
      const pause = number < attempts && !signal?.aborted ? pauseMs(error, number) : undefined
      const leftMs = deadlineMs - (clock.now() - startedAt)
      if (pause === undefined || pause >= leftMs) throw error
      options.onRetry?.({ error, attempts: number, pauseMs: pause })
      await clock.delay(pause, { signal })
    }
  }
}

export declare namespace retry {
  type Options = {
    attempts?: number | undefined
    pauseMs?: ((error: unknown, attempts: number) => number | undefined) | undefined
    deadlineMs?: number | undefined
    onRetry?: ((event: Event) => void) | undefined
    clock?: Clock | undefined
    signal?: AbortSignal | undefined
  }
  /** Returns milliseconds since any fixed moment, and waits. */
  type Clock = { now: () => number; delay: typeof delay }
  /** A failure that is followed by another attempt. */
  type Event = {
    error: unknown
    /** The number of attempts so far. */
    attempts: number
    pauseMs: number
  }
}

const systemClock: retry.Clock = { now: () => performance.now(), delay }

function pauseForLater(error: unknown, attempts: number): number | undefined {
  if (!(error instanceof BaseError) || error.retry !== 'later') return undefined
  const { retryAfterMs } = error.facts
  return typeof retryAfterMs === 'number' ? retryAfterMs : backoffMs(attempts)
}

/**
 * Returns a random pause: a number of slots from a range that doubles with each failure.
 *
 * The pause is random so that clients that a server rejected together do not return together.
 *
 * @param attempts - The number of failed attempts so far.
 * @param options.slotMs - @default 100
 * @param options.capMs - Longest pause. @default 10 000
 * @param options.random - Returns a number from 0 to below 1. @default Math.random
 * @returns Milliseconds.
 *
 * @example
 * backoffMs(3) // → anything from 0 to 700, in steps of 100
 */
export function backoffMs(attempts: number, options: backoffMs.Options = {}): number {
  const { slotMs = 100, capMs = 10_000, random = Math.random } = options
  return Math.min(slotMs * Math.floor(random() * 2 ** Math.min(attempts, 30)), capMs)
}

export declare namespace backoffMs {
  type Options = {
    slotMs?: number | undefined
    capMs?: number | undefined
    random?: (() => number) | undefined
  }
}
