import type { Address } from 'viem'

/** What went through the hands of a wallet. */
export function ActivityTab(_: { address: Address; own: boolean }) {
  return null
}
