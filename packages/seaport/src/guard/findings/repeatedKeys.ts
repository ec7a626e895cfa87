import { parseJson } from './given.js'

/** Deeper than any order. Another reader rejects deeper texts. */
const deepest = 64

/**
 * Finds duplicate keys in objects of a JSON text. `JSON.parse` uses the last one, but a wallet may use the first and
 * then sign other data than shown.
 *
 * @param text - Well-formed JSON.
 */
export function repeatedKeys(text: string): readonly string[] {
  const found: string[] = []
  const open: (Set<string> | undefined)[] = []
  const token = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\]]/gs
  for (const [sign, key, colon] of text.matchAll(token)) {
    if (open.length > deepest) return found
    if (sign === '{') open.push(new Set())
    else if (sign === '[') open.push(undefined)
    else if (sign === '}' || sign === ']') open.pop()
    else if (key !== undefined && colon !== undefined) {
      const names = open.at(-1)
      const name = unescaped(key)
      if (names?.has(name)) found.push(name)
      names?.add(name)
    }
  }
  return found
}

/** Resolves escapes, since a key with escapes may equal one without. */
function unescaped(key: string): string {
  if (!key.includes('\\')) return key
  const name = parseJson(`"${key}"`)
  return typeof name === 'string' ? name : key
}
