/** More signs than a name in a sentence needs. */
const longest = 60

/**
 * Makes a name from a stranger fit for a sentence: one line, no control or direction marks, nothing invisible, and not
 * long. Direction marks would otherwise let a name rewrite the words around it.
 *
 * @param most - How many signs are kept. @default 60
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
