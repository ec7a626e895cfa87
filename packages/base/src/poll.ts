import { BaseError } from './BaseError.js'
import { AbortedError, delay } from './delay.js'

/**
 * Asks again and again until there is an answer.
 *
 * The question is asked at once, then after each interval; one question at a time. What `ask` throws ends the polling.
 *
 * @param ask - Returns the answer, or `undefined` while there is none.
 * @param options.intervalMs - Pause between an answer and the next question, in milliseconds. @default 250
 * @param options.deadlineMs - Gives up after this many milliseconds. @default never
 * @param options.signal - Ends the polling.
 * @throws {DeadlineError} when the time is over.
 * @throws {AbortedError} when the signal fires.
 *
 * @example
 * const receipt = await poll(() => findReceipt(hash), { deadlineMs: 60_000, signal })
 */
export async function poll<answer>(
  ask: (signal: AbortSignal | undefined) => answer | undefined | Promise<answer | undefined>,
  options: poll.Options = {},
): Promise<answer> {
  const { intervalMs = 250, deadlineMs = Number.POSITIVE_INFINITY, signal } = options
  const startedAt = Date.now()
  for (let attempts = 1; ; attempts++) {
    if (signal?.aborted) throw new AbortedError({ reason: signal.reason })
    const answer = await ask(signal)
    if (answer !== undefined) return answer
    const left = deadlineMs - (Date.now() - startedAt)
    if (left <= 0) throw new DeadlineError({ deadlineMs, attempts })
    await delay(Math.min(intervalMs, left), { signal })
  }
}

export declare namespace poll {
  type Options = { intervalMs?: number; deadlineMs?: number; signal?: AbortSignal | undefined }
}

/** Thrown when polling got no answer in the time it was given. The thing asked about may still happen. */
export class DeadlineError extends BaseError<{ deadlineMs: number; attempts: number }> {
  override readonly name = 'Poll.DeadlineError'
  constructor(facts: { deadlineMs: number; attempts: number }) {
    super(`No answer within ${facts.deadlineMs} ms (asked ${facts.attempts} times).`, {
      facts,
      retry: 'later',
    })
  }
}
