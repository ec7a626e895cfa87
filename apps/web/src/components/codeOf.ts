/** What a sample of code sets: a text, or a number, which JSX writes in braces. */
type Attributes = Readonly<Record<string, string | bigint>>

/**
 * Writes the code of a component of React.
 *
 * @example
 * reactCode('BuyButton', { contract: '0x01', tokenId: 7n }) // → '<BuyButton\n  contract="0x01"\n  tokenId={7n}\n/>'
 */
export function reactCode(name: string, attributes: Attributes): string {
  const lines = Object.entries(attributes).map(([key, value]) =>
    typeof value === 'bigint' ? `${key}={${value}n}` : `${key}="${escaped(value)}"`,
  )
  return lines.length > 1 ? `<${name}\n  ${lines.join('\n  ')}\n/>` : `<${[name, ...lines].join(' ')} />`
}

/**
 * Writes the code of a custom element.
 *
 * @example
 * elementCode('souk-cart', { market: 'https://market.example' }) // → '<souk-cart market="https://market.example"></souk-cart>'
 */
export function elementCode(name: string, attributes: Attributes): string {
  const lines = Object.entries(attributes).map(([key, value]) => `${key}="${escaped(String(value))}"`)
  const open = lines.length > 1 ? `<${name}\n  ${lines.join('\n  ')}\n>` : `<${[name, ...lines].join(' ')}>`
  return `${open}</${name}>`
}

/** A name from the market must not end its attribute: people copy this code to their pages. */
function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
