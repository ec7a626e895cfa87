import type { Duration, TimeForm } from '../dialogs/ListForm.js'

export type { Duration, TimeForm }

/** The longest is four weeks: common markets refuse orders that last longer than a month less a day. */
export const durations: readonly Duration[] = ['1', '3', '7', '28']

const day = 86_400n
/** The most seconds between start and end. */
export const longest = 28n * day
/** The fewest. A shorter order could end before anyone sees it. */
export const shortest = 300n

export type TimeIssue = 'startInvalid' | 'startTooLate' | 'endInvalid' | 'endTooSoon' | 'endTooLate'

/** `startTime` is absent to start at once. Seconds. */
export type ReadTimes = { startTime?: bigint; endTime?: bigint; issue?: TimeIssue }

/**
 * Parses the start and end of an order.
 *
 * @param now - Seconds.
 *
 * @example
 * readTimes({ duration: '1', endsAt: '', startsAt: '' }, 1_000n) // → { endTime: 87400n }
 */
export function readTimes({ duration, endsAt, startsAt }: TimeForm, now: bigint): ReadTimes {
  const startTime = startsAt === '' ? undefined : toSeconds(startsAt)
  if (startsAt !== '' && (startTime === undefined || startTime < now - 60n)) return { issue: 'startInvalid' }
  const start = startTime ?? now
  const endTime = duration === 'custom' ? toSeconds(endsAt) : start + BigInt(duration) * day
  if (endTime === undefined) return { issue: 'endInvalid' }
  const times = { ...(startTime === undefined ? {} : { startTime }), endTime }
  if (start > now + longest) return { ...times, issue: 'startTooLate' }
  if (endTime < start + shortest) return { ...times, issue: 'endTooSoon' }
  return endTime > start + longest ? { ...times, issue: 'endTooLate' } : times
}

function toSeconds(local: string): bigint | undefined {
  const time = new Date(local).getTime()
  return Number.isNaN(time) ? undefined : BigInt(Math.floor(time / 1_000))
}

/**
 * Formats a time for a `datetime-local` field: in the reader's time zone, to the minute.
 *
 * @param seconds - Unix time.
 */
export function toLocal(seconds: bigint): string {
  const date = new Date(Number(seconds) * 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const days = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${days}T${two(date.getHours())}:${two(date.getMinutes())}`
}
