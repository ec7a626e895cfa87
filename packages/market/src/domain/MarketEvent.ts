import type { Address, Hex } from 'viem'
import type { InactiveReason } from './MarketOrder.js'

/**
 * What can happen on a market. `floor`: a collection's cheapest token is another one or costs something else. `reorg`: the chain took
 * blocks back; what was read before may no longer hold.
 */
export const marketEventTypes = [
  'listing',
  'offer',
  'sale',
  'cancel',
  'transfer',
  'invalid',
  'valid',
  'expired',
  'metadata',
  'floor',
  'reorg',
] as const
/** One of {@link marketEventTypes}. */
export type MarketEventType = (typeof marketEventTypes)[number]

/** Something that happened. Numbers rise; after an interruption, ask for what came after the last one seen. */
export type MarketEvent = {
  sequence: number
  type: MarketEventType
  /** The collection's slug. */
  collection?: string
  contract?: Address
  identifier?: bigint
  orderHash?: Hex
  /** Of `invalid`: why the order cannot be filled for now. */
  reason?: InactiveReason
  /** Accounts whose holdings, orders or money it touches, and those that could accept an offer. */
  accounts: readonly Address[]
  at: Date
}
