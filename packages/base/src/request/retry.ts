import { BaseError } from '../errors/BaseError.js'
import { AbortedError, delay } from '../time/delay.js'

/**
 * Does something again while it fails in a way that may pass.
 *
 * When it gives up, the last error itself is thrown. It never waits for a time that has no attempt behind it: a pause
 * that would outlast the deadline gives up at once.
 *
 * @param attempt - What to do; gets the number of the attempt, from 1.
 * @param options.attempts - Most attempts, the first one included. @default 12
 * @param options.pauseMs - How long to wait after a failure, in milliseconds; `undefined` gives up. @default waits for
 * errors of ours whose `retry` is `later`: as long as the server asked for, or {@link backoffMs}
 * @param options.deadlineMs - No attempt begins later than this after the first, in milliseconds. @default never
 * @param options.onRetry - Told before each pause.
 * @param options.clock - Where time comes from; tests pass their own. @default the system's
 * @param options.signal - Ends it, also during a pause.
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
  /** Milliseconds from any beginning, and waiting. */
  type Clock = { now: () => number; delay: typeof delay }
  /** A failure after which there is another attempt. */
  type Event = {
    error: unknown
    /** How many there were so far. */
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
 * Draws a pause: a random number of slots, out of twice as many after each failure. Random, so that many who were
 * turned away together do not come back together.
 *
 * @param attempts - How many failed so far.
 * @param options.slotMs - @default 100
 * @param options.capMs - Longest pause. @default 10 000
 * @param options.random - From 0 to below 1. @default Math.random
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
