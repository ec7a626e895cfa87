import { useEffect, useState } from 'react'
import { formatCountdown } from '../format/formatCountdown.js'
import { formatMoment, nowSeconds } from '../format/formatTime.js'

/** Shows the time left until a moment; in the last hour, each second. Shows `done` once it has passed. */
export function Countdown({ end, done, say = (time) => time, className }: Countdown.Props) {
  const [now, setNow] = useState(nowSeconds)
  const isLast = end - now <= 3_600n
  const isPast = end <= now
  useEffect(() => {
    if (isPast) return
    const timer = setInterval(() => setNow(nowSeconds()), isLast ? 1_000 : 20_000)
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
