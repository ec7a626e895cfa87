/** More words than this are not looked for; what somebody pastes may be a whole page. */
const mostWords = 6

/**
 * Makes a query for the database's search of words: each word as a beginning, all of them wanted.
 *
 * Everything but letters and digits is left out, so that nothing typed is read as part of the query's own language.
 *
 * @returns Nothing where no word is left.
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

/** The number of a token that a text is, such as `#12` or `12`. */
export function toIdentifier(text: string): bigint | undefined {
  const digits = /^#?\s*(\d{1,78})$/.exec(text.trim())?.[1]
  const identifier = digits === undefined ? undefined : BigInt(digits)
  return identifier !== undefined && identifier < 2n ** 256n ? identifier : undefined
}

/** Writes a text so that a `like` pattern takes it as it is. */
export function toLikeText(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
