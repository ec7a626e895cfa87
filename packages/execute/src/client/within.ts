import { AbortedError, untilAborted } from '@souk/base'
import type { Clock } from './ExecuteClient.js'

/**
 * Waits for work that may never end, up to a timeout.
 *
 * @returns The work's value. At the timeout, `isLate` is true and the later result is discarded.
 * @throws {AbortedError} if the signal fires first. Also rethrows errors of the work.
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
