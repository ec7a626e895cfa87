import type { Address } from 'viem'

/** Compares two valid addresses, whatever the case of their letters. */
export function isSameAddress(one: Address, other: Address): boolean {
  return one === other || one.toLowerCase() === other.toLowerCase()
}
