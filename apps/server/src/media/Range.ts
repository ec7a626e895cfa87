/** A part of a file, from its first to its last byte, inclusive. */
export type Range = { first: number; last: number }

/**
 * Parses a `Range` header.
 *
 * @param text - The header, such as `bytes=0-` or `bytes=-500`.
 * @param length - The length of the whole file. A file of unknown length has no ranges.
 * @returns `undefined` for the whole file, and for anything but a single range of it.
 *
 * @example
 * parse('bytes=100-', 500) // → { first: 100, last: 499 }
 */
export function parse(text: string | undefined, length: number): Range | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(text ?? '') ?? []
  if (from === '' && to === '') return undefined
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  return first <= last ? { first, last } : undefined
}

/** Returns the headers of a partial answer. */
export function headers({ first, last }: Range, length: number): Record<string, string> {
  return {
    'accept-ranges': 'bytes',
    'content-length': String(last - first + 1),
    'content-range': `bytes ${first}-${last}/${length}`,
  }
}

/** Cuts a range out of a stream. */
export async function* cut(bytes: AsyncIterable<Buffer>, { first, last }: Range): AsyncGenerator<Buffer> {
  let at = 0
  for await (const chunk of bytes) {
    const piece = chunk.subarray(Math.max(0, first - at), last + 1 - at)
    at += chunk.length
    if (piece.length > 0) yield piece
    if (at > last) return
  }
}
