import { AbortedError } from '../delay.js'

/**
 * Waits for work that may not know of the signal; what it comes to after the signal fired is dropped.
 *
 * @throws {AbortedError} when the signal fires first.
 */
export function untilAborted<value>(
  work: value | PromiseLike<value>,
  signal: AbortSignal,
): Promise<Awaited<value>> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new AbortedError({ reason: signal.reason }))
    const settle = <result>(end: (result: result) => void) => {
      return (result: result) => {
        signal.removeEventListener('abort', onAbort)
        end(result)
      }
    }
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    Promise.resolve(work).then(settle(resolve), settle(reject))
  })
}
