import { Order } from '@souk/seaport'

/** Some programs truncate longer addresses. */
const longestLink = 7_000

/**
 * Encodes an order for the fragment of an address (behind `#`), which never leaves the browser; `undefined` when it
 * is too large.
 *
 * @example
 * fromLink(toLink(order) ?? '') // → order
 */
export function toLink(order: Order.Order): string | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(Order.serialize(order)))
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
  return text.length > longestLink ? undefined : `order=${text}`
}

/** Decodes the text of an order, or an order's hash, from an address; `undefined` without either. */
export function fromLink(hash: string): string | undefined {
  const [, orderHash] = /^#?(0x[0-9a-f]{64})$/i.exec(hash) ?? []
  if (orderHash) return orderHash
  const [, text] = /^#?order=([\w-]{1,7000})$/.exec(hash) ?? []
  if (!text) return undefined
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
      c.charCodeAt(0),
    )
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return JSON.stringify(value, null, 2)
  } catch {
    // A truncated or changed link counts as none.
    return undefined
  }
}
