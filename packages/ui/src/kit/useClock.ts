import { createContext, useCallback, useContext } from 'react'

/** The number of seconds by which the chain is ahead of the browser; negative if it is behind. Set by the shell. */
export const ClockContext = createContext(0n)

/**
 * Returns the app's only clock: the browser's, set to the chain's time. A browser's clock alone may be wrong, and the
 * chain decides when an order ends.
 *
 * @returns A function that returns the current time in seconds.
 *
 * @example
 * const clock = useClock()
 * const isOver = endTime <= clock()
 */
export function useClock(): () => bigint {
  const ahead = useContext(ClockContext)
  return useCallback(() => secondsOf(Date.now()) + ahead, [ahead])
}

/** A difference of this many seconds is caused by rounding and by the time that an answer takes. */
const tolerance = 2n

/**
 * Calculates by how many seconds the chain is ahead of the browser.
 *
 * @param chainTime - The chain's time in seconds, as the market just told it.
 *
 * @example
 * aheadOf(1_330n, Date.now()) // → 330n, if the browser's clock is at 1,000 seconds
 */
export function aheadOf(chainTime: bigint, browserMs: number): bigint {
  const ahead = chainTime - secondsOf(browserMs)
  return ahead > tolerance || ahead < -tolerance ? ahead : 0n
}

function secondsOf(ms: number): bigint {
  return BigInt(Math.floor(ms / 1_000))
}
