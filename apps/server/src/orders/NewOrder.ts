import type { Order } from '@souk/seaport'
import type { Hex } from 'viem'
import type { OrderRow } from '../db/tables.js'
import type { ReadAt } from '../db/touchStore.js'
import type { Verdict } from './judge.js'
import type { Terms } from './Terms.js'

/** A checked order that is to be written. */
export type NewOrder = {
  orderHash: Hex
  order: Order.Order
  createdAt: Date
  terms: Terms
  verdict: Verdict
  signedBy: OrderRow['signed_by']
  /** Where the chain was read for the verdict; absent when it was not read. */
  at?: ReadAt | undefined
  /** Asks the follower to judge it again. */
  isForLater?: boolean | undefined
  /** Who posted it; see {@link Caller}. */
  origin?: string | undefined
  /** Its parameters as they are stored, and as JSON, where somebody has made these already. */
  serialized?: Order.Serialized['parameters'] | undefined
  json?: string | undefined
}
