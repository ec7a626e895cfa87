import { formatCountdown } from '../format/formatCountdown.js'
import { formatMoment } from '../format/formatTime.js'
import { useClock } from './useClock.js'
import { useNow } from './useNow.js'

/** Shows the time left until a moment; in the last hour, each second. Shows `done` once it has passed. */
export function Countdown({ end, done, say = (time) => time, className }: Countdown.Props) {
  const left = end - useClock()()
  const now = useNow(left > 0n && left <= 3_600n ? 1_000 : undefined)
  return (
    <span role="timer" title={formatMoment(end)} className={className}>
      {end <= now ? done : say(formatCountdown(end, now))}
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
