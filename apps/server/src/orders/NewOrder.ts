import type { Order } from '@souk/seaport'
import type { Hex } from 'viem'
import type { OrderRow } from '../db/tables.js'
import type { ReadAt } from '../db/touchStore.js'
import type { Verdict } from './judge.js'
import type { Terms } from './Terms.js'

/** A checked order, ready to be written. */
export type NewOrder = {
  orderHash: Hex
  order: Order.Order
  createdAt: Date
  terms: Terms
  verdict: Verdict
  signedBy: OrderRow['signed_by']
  /** The block at which the verdict's facts were read; absent when they were not read. */
  at?: ReadAt | undefined
  /** Puts it on the recheck list. */
  isForLater?: boolean | undefined
  /** Its poster; see {@link Caller}. */
  origin?: string | undefined
  /** Its parameters in stored form and as JSON, if they were already encoded. */
  serialized?: Order.Serialized['parameters'] | undefined
  json?: string | undefined
}
