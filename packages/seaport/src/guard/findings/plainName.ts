/** More characters than a name in a sentence needs. */
const longest = 60

/**
 * Cleans an untrusted name for a sentence: one line, limited length, and no control characters, direction marks or
 * invisible characters. Direction marks could change how the words around the name read.
 *
 * @param most - The maximum number of characters. @default 60
 *
 * @example
 * plainName('USDC\n\u202Eyou get 5') // → 'USDC you get 5'
 */
export function plainName(name: string, most = longest): string {
  const visible = name
    .slice(0, 4 * most)
    .replace(/[\p{Zl}\p{Zp}\p{Cc}]/gu, ' ')
    .replace(/[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  const signs = Array.from(visible)
  return signs.length > most ? `${signs.slice(0, most).join('')}…` : visible
}
