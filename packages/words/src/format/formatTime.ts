import { timesWords } from '../i18n/areas/times.js'
import { pageLanguage, perTag } from '../i18n/language/locale.js'

const moments = perTag((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }))
const days = perTag((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }))
const relatives = perTag((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const
const durations = perTag((tag) =>
  Object.fromEntries(
    units.map(([unit]) => [unit, new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })]),
  ),
)

/** The last second that a JavaScript date supports. */
const lastSecond = 8_640_000_000_000n
const tenYears = 315_360_000n

/**
 * Formats a time in the reader's time zone.
 *
 * @param seconds - Unix time in seconds, as on chains.
 */
export function formatMoment(seconds: bigint): string {
  // Orders that never end have the largest number as their end, which no date supports.
  return seconds > lastSecond
    ? timesWords[pageLanguage()].never
    : moments().format(new Date(Number(seconds) * 1_000))
}

/**
 * Formats a day by UTC, as markets count days.
 *
 * @param seconds - Unix time in seconds at which it begins.
 */
export function formatDay(seconds: bigint): string {
  return days().format(new Date(Number(seconds) * 1_000))
}

/**
 * Formats the time left until a moment: `6 days`, `3 hours`; or says that it has passed, or never comes.
 *
 * @param seconds - Unix time in seconds.
 * @param now - Unix time in seconds.
 * @param say - Wraps the time that is left. @default only the time
 *
 * @example
 * formatUntil(endTime, now, (time) => `Ends in ${time}`) // → 'Ends in 6 days', 'Ended', 'No end'
 */
export function formatUntil(seconds: bigint, now: bigint, say = (time: string) => time): string {
  const words = timesWords[pageLanguage()]
  if (seconds <= now) return words.ended
  if (seconds - now > tenYears) return words.noEnd
  const { unit, count } = toUnits(Number(seconds - now))
  return say(durations()[unit]?.format(Math.max(1, count)) ?? '')
}

/**
 * Formats a moment relative to now: `3 hours ago`, `in 6 days`, `now`.
 *
 * @param seconds - Unix time in seconds.
 * @param now - Unix time in seconds.
 */
export function formatRelative(seconds: bigint, now: bigint): string {
  const away = Number(seconds - now)
  if (Math.abs(away) < 30) return relatives().format(0, 'second')
  const { unit, count } = toUnits(Math.abs(away))
  return relatives().format(Math.sign(away) * Math.max(1, count), unit)
}

/** Rounds, so that a week is still a week a second after it began. */
function toUnits(seconds: number) {
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? units[2]
  return { unit, count: Math.round(seconds / size) }
}
