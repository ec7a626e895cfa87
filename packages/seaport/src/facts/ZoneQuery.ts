import type { Address, Hex } from 'viem'

/** The question whether the zone of an order allows a fill, with the calldata that the exchange would send. */
export type ZoneQuery = { orderHash: Hex; zone: Address; data: Hex }

/**
 * Returns whether a zone's answer allows a fill. The exchange compares the whole first word, which it cleared before
 * the call.
 */
export function isAcceptedByZone(answer: Hex | undefined): boolean {
  return answer?.slice(0, 66).padEnd(66, '0') === '0x17b1f942'.padEnd(66, '0')
}
