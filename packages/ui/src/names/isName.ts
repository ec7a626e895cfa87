/**
 * Tells whether a text looks like a name of the Ethereum Name Service.
 *
 * @example
 * isName('alice.eth') // → true
 */
export function isName(text: string): boolean {
  const labels = text.trim().split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => /^[^\s/@]+$/.test(label)) &&
    /^\p{L}{2,}$/u.test(labels.at(-1) ?? '')
  )
}
