import type { Address } from 'viem'

/** Tells whether two addresses that were checked before are one, whatever their letters' case. */
export function isSameAddress(one: Address, other: Address): boolean {
  return one === other || one.toLowerCase() === other.toLowerCase()
}
