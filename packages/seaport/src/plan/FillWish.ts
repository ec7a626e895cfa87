import type { Hex } from 'viem'
import type { ConsiderationItem } from '../order/Item.js'
import type { Order } from '../order/Order.js'
import type { CriteriaChoice } from './FillRequest.js'

/** A chosen token with its proof. */
export type Chosen = Pick<CriteriaChoice, 'tokenId' | 'proof'>

/** The completed request for the fill of one order. */
export type FillWish = {
  order: Order
  orderHash: Hex
  unitsToFill: bigint | undefined
  /**
   * The amounts that recipients receive, no matter which part of the order is filled. Currency amounts may be rounded
   * up slightly.
   */
  tips: readonly ConsiderationItem[]
  extraData: Hex | undefined
  /** One for each criteria item of the side, in the order of the items. */
  offerCriteria: readonly Chosen[]
  considerationCriteria: readonly Chosen[]
}
