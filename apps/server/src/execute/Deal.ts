import type { Address, Hex } from 'viem'
import type { Issue } from './model/Refusal.js'
import type { Wanted } from './plan/choose.js'
import type { OnTop } from './plan/price.js'

/** What somebody wants to fill, and the orders that could do it. */
export type Deal = {
  wanted: readonly Wanted[]
  /** What cannot be had at all. */
  unread: readonly Issue[]
  /** Who fills the orders; lower-case. */
  account: Address
  conduitKey: Hex
  /** What is paid with, where that is said; lower-case. */
  currency?: Address | undefined
  feesOnTop: readonly OnTop[]
  /** Pays what orders leave out of the creators' fees on top. */
  isNormalized: boolean
  /** The shop that the trade is made in; its tag ends the transaction's data. */
  source?: string | undefined
  /** Fills what can be had and leaves out the rest. */
  isPartial: boolean
  /** Gives the path without steps. */
  isPathOnly: boolean
  checkBalance: boolean
}
