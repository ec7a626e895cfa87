import { useEffect, useReducer } from 'react'
import { useClock } from './useClock.js'

/**
 * Returns the current time by the app's clock and updates it, so that "2 minutes ago" stays correct. All components of a
 * page update at the same moments, so that none says "5 minutes" beside "6 minutes" for long.
 *
 * @param everyMs - The interval. @default 30000
 * @returns Seconds, as on chains.
 *
 * @example
 * const now = useNow(1_000)
 */
export function useNow(everyMs = 30_000): bigint {
  const clock = useClock()
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(
        () => {
          tick()
          wait()
        },
        everyMs - (Date.now() % everyMs),
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [everyMs])
  return clock()
}
