import { useEffect, useReducer } from 'react'
import { formatCountdown } from '../format/formatCountdown.js'
import { formatMoment } from '../format/formatTime.js'
import { useClock } from './useClock.js'

/** Shows the time left until a moment; in the last hour, each second. Shows `done` once it has passed. */
export function Countdown({ end, done, say = (time) => time, className }: Countdown.Props) {
  const now = useClock()()
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const isLast = end - now <= 3_600n
  const isPast = end <= now
  useEffect(() => {
    if (isPast) return
    const timer = setInterval(tick, isLast ? 1_000 : 20_000)
    return () => clearInterval(timer)
  }, [isLast, isPast])
  return (
    <span role="timer" title={formatMoment(end)} className={className}>
      {isPast ? done : say(formatCountdown(end, now))}
    </span>
  )
}

export declare namespace Countdown {
  type Props = {
    /** Unix time in seconds. */
    end: bigint
    done: string
    /** Wraps the time that is left. @default only the time */
    say?: (time: string) => string
    className?: string
  }
}
