import { useEffect, useState } from 'react'
import { nowSeconds } from '../format/formatTime.js'

/**
 * Returns the current time and updates it, so that "2 minutes ago" stays correct.
 *
 * @param everyMs - The interval. @default 30000
 * @returns Seconds, as on chains.
 *
 * @example
 * const now = useNow(1_000)
 */
export function useNow(everyMs = 30_000): bigint {
  const [now, setNow] = useState(nowSeconds)
  useEffect(() => {
    const timer = setInterval(() => setNow(nowSeconds()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
