import { parseJson } from './given.js'

/** Deeper than any order; deeper texts are left to the reader that refuses them. */
const deepest = 64

/**
 * Finds the keys that an object of a JSON text names twice. JSON takes the last of them, but a wallet may take the
 * first, and would then sign something else than what is shown.
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

/** A key can be written with escapes and still be the same. */
function unescaped(key: string): string {
  if (!key.includes('\\')) return key
  const name = parseJson(`"${key}"`)
  return typeof name === 'string' ? name : key
}
