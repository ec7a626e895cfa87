/** Whoever names a longer time than this is taken to have named this. */
const longestMs = 300_000

/**
 * Reads a `Retry-After` header: seconds or an HTTP date.
 *
 * @param header - The header's value.
 * @param nowMs - The present, for dates; best the server's own (its `Date` header), whose clock wrote the date.
 * @returns Milliseconds to wait, at most five minutes; `undefined` when the header says nothing usable.
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

/** Reads an HTTP date. `Date.parse` takes nearly anything for a date; those of HTTP begin with the day's name. */
export function parseHttpDate(text: string): number {
  return /^[A-Za-z]{3,9}, /.test(text) ? Date.parse(text) : Number.NaN
}
