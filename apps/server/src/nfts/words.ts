/** The most words of a search. Pasted text may be a whole page. */
const mostWords = 6

/**
 * Turns a text into a full-text query: every word must match as a prefix.
 *
 * Removes everything but letters and digits, so that no input is read as query syntax.
 *
 * @returns `undefined` when no word is left.
 *
 * @example
 * toWordQuery('Brass lan') // → "'brass':* & 'lan':*"
 */
export function toWordQuery(text: string): string | undefined {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const wanted = words.slice(0, mostWords).map((word) => `'${word.slice(0, 64)}':*`)
  return wanted.length > 0 ? wanted.join(' & ') : undefined
}

/** Reads a text as a token's number, such as `#12` or `12`. */
export function toIdentifier(text: string): bigint | undefined {
  const digits = /^#?\s*(\d{1,78})$/.exec(text.trim())?.[1]
  const identifier = digits === undefined ? undefined : BigInt(digits)
  return identifier !== undefined && identifier < 2n ** 256n ? identifier : undefined
}

/** Escapes a text for a `like` pattern. */
export function toLikeText(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
