import type { Hex } from 'viem'
import type { ConsiderationItem } from '../order/Item.js'
import type { Order } from '../order/Order.js'

/** The token chosen for a criteria item. */
export type CriteriaChoice = {
  identifier: bigint
  /** Shows that the token is one of the accepted ones. @default worked out of `identifiers` */
  proof?: readonly Hex[] | undefined
  /** All accepted tokens, to work the proof out of. */
  identifiers?: readonly bigint[] | undefined
}

/** How much of an order is filled, and with what. */
export type FillRequest = {
  order: Order
  /**
   * Part of an order that allows partial fills, in units of `Fraction.units`, of which each may be several pieces:
   * `pieces` of the plan says how many they are. Of more than is left, what is left. @default all that is left
   */
  unitsToFill?: bigint | undefined
  /**
   * Extra payments on top of the price, as the recipients are to get them whatever part of the order is filled. The
   * exchange splits them like the order, so where n units are filled money may be rounded up by less than n of its
   * smallest unit, and never by more than a hundredth. @default []
   */
  tips?: readonly ConsiderationItem[] | undefined
  /** Handed to the zone of a restricted order. */
  extraData?: Hex | undefined
  /** One token for each criteria item of the offer, in their order. @default [] */
  offerCriteria?: readonly CriteriaChoice[] | undefined
  /** One token for each criteria item of the consideration, in their order. @default [] */
  considerationCriteria?: readonly CriteriaChoice[] | undefined
}
