import type { Hex } from 'viem'
import type { ConsiderationItem } from '../order/Item.js'
import type { Order } from '../order/Order.js'
import type { CriteriaChoice } from './FillRequest.js'

/** A chosen token with its proof worked out. */
export type Chosen = Pick<CriteriaChoice, 'identifier' | 'proof'>

/** The fill of one order as wished for. */
export type FillWish = {
  order: Order
  orderHash: Hex
  unitsToFill: bigint | undefined
  /** Amounts as the recipients are to get them, whatever part of the order is filled; money may be rounded up a little. */
  tips: readonly ConsiderationItem[]
  extraData: Hex | undefined
  /** One for each criteria item of the side, in the order of the items. */
  offerCriteria: readonly Chosen[]
  considerationCriteria: readonly Chosen[]
}
