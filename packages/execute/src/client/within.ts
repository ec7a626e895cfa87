import { AbortedError, untilAborted } from '@souk/base'
import type { Clock } from './ExecuteClient.js'

/**
 * Waits for work that may never end, for a time.
 *
 * @returns The work's value, or `undefined` in `late` when the time is over; what it comes to then is dropped.
 * @throws {AbortedError} when the signal fires first, and what the work throws.
 */
export async function within<value>(
  work: (signal: AbortSignal) => Promise<value>,
  options: { timeoutMs: number; clock: Clock; signal: AbortSignal },
): Promise<{ isLate: false; value: value } | { isLate: true }> {
  const { timeoutMs, clock, signal } = options
  const controller = new AbortController()
  const stop = () => controller.abort(signal.reason)
  if (signal.aborted) throw new AbortedError({ reason: signal.reason })
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([
      untilAborted(work(controller.signal), signal).then((value) => ({ isLate: false as const, value })),
      clock.delay(timeoutMs, { signal: controller.signal }).then(() => ({ isLate: true as const })),
    ])
  } finally {
    signal.removeEventListener('abort', stop)
    controller.abort()
  }
}
