const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/**
 * Prints a moment in the reader's time zone.
 *
 * @param seconds - Unix time in seconds, as chains write it.
 */
export function formatMoment(seconds: bigint): string {
  // Orders that never end carry the largest number there is, which no calendar knows.
  return seconds > 8_640_000_000_000n ? 'never' : moment.format(new Date(Number(seconds) * 1_000))
}

/**
 * Prints how long it is until a moment: `6 days`, `3 hours`, `ended`.
 *
 * @param seconds - Unix time in seconds.
 * @param now - Unix time in seconds.
 */
export function formatUntil(seconds: bigint, now: bigint): string {
  if (seconds <= now) return 'ended'
  if (seconds - now > 315_360_000n) return 'no end'
  const left = Number(seconds - now)
  const [unit, size] = units.find(([, size]) => left >= size) ?? ['minute', 60]
  // Rounded, so that a week is a week also a second after it began.
  const count = Math.max(1, Math.round(left / size))
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The present time in seconds, as chains write it. */
export function nowSeconds(): bigint {
  return BigInt(Math.floor(Date.now() / 1_000))
}
