/** Longer times are shortened to this one. */
const longestMs = 300_000

/**
 * Parses a `Retry-After` header, which holds seconds or an HTTP date.
 *
 * @param header - The header's value.
 * @param nowMs - The current time, for dates. Prefer the server's `Date` header, since the same clock wrote the date.
 * @returns Milliseconds to wait, at most five minutes, or `undefined` when the header is missing or invalid.
 *
 * @example
 * parseRetryAfter('3', Date.now()) // → 3000
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : parseHttpDate(text) - nowMs
  if (Number.isNaN(waitMs)) return undefined
  return Math.min(Math.max(waitMs, 0), longestMs)
}

/** Parses an HTTP date. `Date.parse` accepts many other texts, so this first checks for the name of the day. */
export function parseHttpDate(text: string): number {
  return /^[A-Za-z]{3,9}, /.test(text) ? Date.parse(text) : Number.NaN
}
