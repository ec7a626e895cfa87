import { useEffect, useState } from 'react'
import { nowSeconds } from '../format/formatTime.js'

/**
 * Gives the present time and keeps giving it, so that "2 minutes ago" does not stand still.
 *
 * @param everyMs - How often. @default 30000
 * @returns Seconds, as chains write time.
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
