import { AbortedError } from './delay.js'

/**
 * Waits for work that may ignore the signal. Discards its result when the signal fires first.
 *
 * @param work - A promise or a plain value.
 * @throws {AbortedError} when the signal fires first.
 *
 * @example
 * const accounts = await untilAborted(wallet.request({ method: 'eth_requestAccounts' }), signal)
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
