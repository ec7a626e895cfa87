import type { Hex } from 'viem'
import type { TipInput } from '../order/InputItem.js'
import type { ConsiderationItem } from '../order/Item.js'
import type { Order } from '../order/Order.js'

/** The token chosen for a criteria item. */
export type CriteriaChoice = {
  tokenId: bigint
  /** The proof that the order accepts the token. @default computed from `tokenIds` */
  proof?: readonly Hex[] | undefined
  /** All accepted token ids, from which the proof is computed. */
  tokenIds?: readonly bigint[] | undefined
}

/** A request to fill an order or a part of it. */
export type FillRequest = {
  order: Order
  /**
   * The part of a partially fillable order, in units of `Fraction.units`. A unit may have several pieces, see `pieces`
   * of the plan. A number above the remaining units is reduced to them. @default all remaining units
   */
  unitsToFill?: bigint | undefined
  /**
   * Extra payments on top of the price. Recipients receive these amounts no matter which part of the order is filled.
   * The exchange splits tips like the order, so for n units a tip in a currency may be rounded up by less than n of its
   * smallest units, and never by more than 1 %. Each is an item as `createOrder` takes it, or as Seaport defines it.
   * @default []
   */
  tips?: readonly (TipInput | ConsiderationItem)[] | undefined
  /** Passed to the zone of a restricted order. */
  extraData?: Hex | undefined
  /** One token for each criteria item of the offer, in their order. @default [] */
  offerCriteria?: readonly CriteriaChoice[] | undefined
  /** One token for each criteria item of the consideration, in their order. @default [] */
  considerationCriteria?: readonly CriteriaChoice[] | undefined
}
