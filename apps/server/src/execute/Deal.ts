import type { Address, Hex } from 'viem'
import type { Issue } from './model/Refusal.js'
import type { Wanted } from './plan/choose.js'
import type { OnTop } from './plan/price.js'

/** A request to fill orders, and the orders that could fill it. */
export type Deal = {
  wanted: readonly Wanted[]
  /** The items that cannot be traded at all. */
  unread: readonly Issue[]
  /** The account that fills the orders; lower-case. */
  account: Address
  conduitKey: Hex
  /** The currency to pay with, if the request names one; lower-case. */
  currency?: Address | undefined
  feesOnTop: readonly OnTop[]
  /** Adds the creators' fees that orders leave out on top of the price. */
  isNormalized: boolean
  /** The shop in which the trade is made; its domain tag ends the transaction's data. */
  source?: string | undefined
  /** Fills the available items and leaves out the rest. */
  isPartial: boolean
  /** Returns the path without steps. */
  isPathOnly: boolean
  checkBalance: boolean
}
