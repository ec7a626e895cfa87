import { type Hex, namehash } from 'viem'
import { normalize } from 'viem/ens'

/** Longer names are not read: no text of the app has room for them, and long texts can hide their end. */
const longest = 64

/**
 * Returns a typed name in its normal form (ENSIP-15).
 *
 * @returns `undefined` when the name contains characters that are invalid or easily confused with others.
 *
 * @example
 * EnsName.from('Alice.eth') // → 'alice.eth'
 */
export function from(text: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed.length > longest || !trimmed.includes('.')) return undefined
  try {
    return normalize(trimmed)
  } catch {
    // The library reports each invalid name with another plain `Error`.
    return undefined
  }
}

/**
 * Returns whether a name of the chain may be shown: only if it is in its normal form. Another form would have another
 * hash, and could look like the name of another account.
 */
export function isShown(name: string): boolean {
  return from(name) === name
}

/** Returns the node of an account's reverse record. */
export function reverseNode(address: string): Hex {
  return namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
}
