import type { Address, Hex } from 'viem'
import type { InactiveReason } from './MarketOrder.js'

/**
 * The types of market events. `floor`: another token became the cheapest of its collection, or its price changed.
 * `reorg`: the chain dropped blocks, so data that was read earlier may no longer be valid.
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

/**
 * An event of a market. An order of several tokens has an event for each of them, with the same `orderHash`. The number
 * increases with each event. After an interruption, request the events after the last
 * one you received.
 */
export type MarketEvent = {
  sequence: number
  type: MarketEventType
  /** The collection's slug. */
  collection?: string
  contract?: Address
  tokenId?: bigint
  orderHash?: Hex
  /** For `invalid`: why the order currently cannot be filled. */
  reason?: InactiveReason
  /** The accounts whose holdings, orders or money the event affects, and those that could accept an offer. */
  accounts: readonly Address[]
  at: Date
}
