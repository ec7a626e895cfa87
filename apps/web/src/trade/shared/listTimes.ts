import type { Duration, TimeForm } from '../../dialogs/ListForm.js'

export type { Duration, TimeForm }

/** The longest is four weeks: markets of this family take no order that lasts longer than a month less a day. */
export const durations: readonly Duration[] = ['1', '3', '7', '28']

const day = 86_400n
const longest = 28n * day
/** Shorter than this, an order can be over before anybody has seen it. */
const shortest = 300n

export type TimeIssue = 'startInvalid' | 'startTooLate' | 'endInvalid' | 'endTooSoon' | 'endTooLate'

/** `startTime` is left out for at once. Seconds. */
export type ReadTimes = { startTime?: bigint; endTime?: bigint; issue?: TimeIssue }

/**
 * Reads from when until when an order stands.
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
 * Writes a moment as a `datetime-local` field takes it: in the reader's time zone, to the minute.
 *
 * @param seconds - Unix time.
 */
export function toLocal(seconds: bigint): string {
  const date = new Date(Number(seconds) * 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const days = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-')
  return `${days}T${two(date.getHours())}:${two(date.getMinutes())}`
}
