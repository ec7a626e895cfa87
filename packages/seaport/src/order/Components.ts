import type { Address, Hex } from 'viem'
import type { OrderType } from './constants.js'
import type { ConsiderationItem, OfferItem } from './Item.js'

/**
 * The signed parameters of an order: Seaport's `OrderParameters` and the offerer's counter. Times are in seconds on the
 * chain's clock, and amounts in the token's smallest unit.
 */
export type Components = {
  offerer: Address
  zone: Address
  offer: readonly OfferItem[]
  consideration: readonly ConsiderationItem[]
  orderType: OrderType
  startTime: bigint
  endTime: bigint
  zoneHash: Hex
  salt: bigint
  conduitKey: Hex
  counter: bigint
  /** The number of signed consideration items. Further items are tips that the fulfiller added. */
  totalOriginalConsiderationItems: number
}

/** An order with the offerer's signature, or `0x` if the order was validated on chain or is not signed yet. */
export type Order = { parameters: Components; signature: Hex }
