import { BaseError } from '../errors/BaseError.js'
import { AbortedError, delay } from '../time/delay.js'
import { timeLimit } from '../time/timeLimit.js'
import { untilAborted } from '../time/untilAborted.js'
import { assertTime } from './assertTime.js'

/**
 * Polls a function until it returns an answer.
 *
 * Calls `ask` immediately, then again after each interval, one call at a time. An error that `ask` throws ends the
 * polling. The deadline also ends a call that hangs: its signal fires, and the poll stops waiting for it.
 *
 * @param ask - Returns the answer, or `undefined` while there is none. `null` is an answer.
 * @param options.intervalMs - Pause between the end of a call and the next one, in milliseconds. @default 250
 * @param options.floorMs - Shortest pause. @default 0
 * @param options.ceilingMs - Longest pause. @default 10 000
 * @param options.deadlineMs - Time limit in milliseconds. @default never
 * @param options.signal - Ends the polling.
 * @throws {InvalidTimeError} when a time is not a number of milliseconds.
 * @throws {DeadlineError} when the deadline passes.
 * @throws {AbortedError} when the signal fires.
 *
 * @example
 * const receipt = await poll(() => findReceipt(hash), { deadlineMs: 60_000, signal })
 */
export async function poll<answer>(
  ask: (signal: AbortSignal) => answer | undefined | Promise<answer | undefined>,
  options: poll.Options = {},
): Promise<answer> {
  const { deadlineMs = Number.POSITIVE_INFINITY, intervalMs = 250, signal } = options
  if (signal?.aborted) throw new AbortedError({ reason: signal.reason })
  assertTime('deadlineMs', deadlineMs)
  assertTime('intervalMs', intervalMs)
  const limit = timeLimit({ timeoutMs: deadlineMs, signal })
  let attempts = 0
  try {
    for (;;) {
      attempts++
      const answer = await untilAborted(ask(limit.signal), limit.signal)
      if (answer !== undefined) return answer
      await delay(pauseMs(options), { signal: limit.signal })
    }
  } catch (cause) {
    if (signal?.aborted) throw new AbortedError({ reason: signal.reason })
    if (limit.isTimeOver()) throw new DeadlineError({ deadlineMs, attempts }, { cause })
    throw cause
  } finally {
    limit.stop()
  }
}

export declare namespace poll {
  type Options = {
    intervalMs?: number | undefined
    floorMs?: number | undefined
    ceilingMs?: number | undefined
    deadlineMs?: number | undefined
    signal?: AbortSignal | undefined
  }
}

function pauseMs({ intervalMs = 250, floorMs = 0, ceilingMs = 10_000 }: poll.Options): number {
  return Math.max(floorMs, Math.min(intervalMs, ceilingMs))
}

/** Thrown when polling gets no answer before its deadline. The awaited event may still happen. */
export class DeadlineError extends BaseError<{ deadlineMs: number; attempts: number }> {
  override readonly name = 'Poll.DeadlineError'
  constructor(facts: { deadlineMs: number; attempts: number }, options: { cause?: unknown } = {}) {
    super(`No answer within ${facts.deadlineMs} ms (asked ${facts.attempts} times).`, {
      facts,
      ...options,
      retry: 'later',
    })
  }
}
