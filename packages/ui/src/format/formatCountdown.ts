import { formatUntil } from './formatTime.js'

/**
 * Formats the time left until a moment; the last hour in minutes and seconds.
 *
 * @param seconds - Unix time in seconds.
 * @param now - Unix time in seconds.
 *
 * @example
 * formatCountdown(end, end - 125n) // → '2:05'
 */
export function formatCountdown(seconds: bigint, now: bigint): string {
  const left = seconds - now
  if (left <= 0n || left >= 3_600n) return formatUntil(seconds, now)
  return `${left / 60n}:${String(left % 60n).padStart(2, '0')}`
}
