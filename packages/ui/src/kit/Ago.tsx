import { formatMoment, formatRelative } from '../format/formatTime.js'

/** Shows how long ago something happened, with the exact time on hover and for machines. */
export function Ago({ at, now, className = '' }: Ago.Props) {
  const seconds = BigInt(Math.floor(at.getTime() / 1_000))
  return (
    <time
      dateTime={at.toISOString()}
      title={formatMoment(seconds)}
      className={`whitespace-nowrap ${className}`}
    >
      {formatRelative(seconds < now ? seconds : now, now)}
    </time>
  )
}

export declare namespace Ago {
  type Props = {
    at: Date
    /** Seconds; see `useNow`. */
    now: bigint
    className?: string
  }
}
