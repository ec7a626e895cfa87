import { Order } from '@souk/seaport'

/** Addresses longer than this are cut by some programs. */
const longestLink = 7_000

/**
 * Writes an order into the part of an address behind `#`, which never leaves the browser; nothing where it is too large.
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

/** Reads the text of an order out of an address, or the hash of one; nothing where there is neither. */
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
    // Cut off or changed on its way: as good as none.
    return undefined
  }
}
