import { InputError } from './errors.js'

/** Valid requests are flat. Deeper nesting only serves to exhaust code that walks through it. */
const mostLevels = 64

/**
 * Parses JSON from a client. Limits its nesting to what recursive code can handle, and refuses the character U+0000,
 * which the database cannot store.
 *
 * @param options.field - Names it in the error.
 * @throws {InputError} when the text is not JSON of that kind.
 */
export function read(text: string, { field }: { field: string }): unknown {
  if (levelsOf(text) > mostLevels)
    throw new InputError({ field, expected: `JSON of at most ${mostLevels} levels` })
  const value = parse(text, field)
  // JSON contains this character only in escaped form, so most texts need no look at their values.
  if (text.includes('\\u0000') && holdsZero(value))
    throw new InputError({ field, expected: 'JSON without the character U+0000' })
  return value
}

function parse(text: string, field: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError({ field, expected: 'JSON' })
    throw error
  }
}

const signs = {
  quote: 0x22,
  backslash: 0x5c,
  list: 0x5b,
  listEnd: 0x5d,
  object: 0x7b,
  objectEnd: 0x7d,
} as const

function levelsOf(text: string): number {
  let level = 0
  let deepest = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === signs.quote) at = endOfText(text, at + 1)
    else if (sign === signs.list || sign === signs.object) deepest = Math.max(deepest, ++level)
    else if (sign === signs.listEnd || sign === signs.objectEnd) level--
  }
  return deepest
}

/** Finds the quote that ends a text. */
function endOfText(text: string, from: number): number {
  let at = from
  for (; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === signs.quote) return at
    if (sign === signs.backslash) at++
  }
  return at
}

function holdsZero(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, item]) => key.includes('\0') || holdsZero(item))
}
