import type { Address, Hex } from 'viem'
import type { InactiveReason, MarketOrder, OrderSide } from './MarketOrder.js'

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
export type MarketEvent = MarketEventFacts & {
  /** The chain of the event, in a stream of several chains. Each chain numbers its own events. */
  chain?: string
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
  /**
   * Set if the market did not keep the facts below when it stored this event: they are unknown, not zero. Read the order
   * instead.
   */
  isPartial?: true
}

/**
 * What happened in an event, as of that moment: a replay returns the same. A fact is absent where it does not apply.
 * Amounts are in the currency's smallest unit and include fees.
 */
export type MarketEventFacts = {
  /** The side of the order. */
  side?: OrderSide
  /** Do not buy an `english` listing: it is an auction. */
  orderType?: MarketOrder['type']
  /** The account that signed the order. */
  maker?: Address
  /** Of a sale, the account that filled the order. Otherwise the only account that may fill it, if there is one. */
  taker?: Address
  /**
   * Of an order, the price of all `total` units when it starts. Of a sale, what the buyer paid for `quantity` units. Of
   * a `floor`, the price of one unit. With `items`, the price of all items together. Absent for a swap, and for a
   * `floor` when nothing is for sale.
   */
  price?: bigint
  /** The price when the order ends. Absent if the price does not change. */
  endPrice?: bigint
  /** The currency of the price. The zero address is the native currency. */
  currency?: Address
  /** Units of the whole order. 1 for an ERC721. */
  total?: bigint
  /** Units of the order that can still be filled. */
  remaining?: bigint
  /** Units that were sold or moved. */
  quantity?: bigint
  /** The number of tokens of an order of several tokens, on both sides. */
  items?: number
  /** Unix time in seconds. */
  startTime?: bigint
  endTime?: bigint
  /** The account that sold or sent the token. Absent for a mint. */
  from?: Address
  /** The account that bought or received the token. Absent if it was burned. */
  to?: Address
  /** Of a sale or a transfer. */
  transactionHash?: Hex
}
