import type { Address, Hex } from 'viem'
import type { OrderType } from './constants.js'
import type { ConsiderationItem, OfferItem } from './Item.js'

/**
 * The parameters of an order: Seaport's `OrderParameters` together with the offerer's counter, which is what gets
 * signed. Times are seconds on the chain's clock, amounts the token's smallest unit.
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
  /** How many consideration items were signed; items behind them are tips added by the fulfiller. */
  totalOriginalConsiderationItems: number
}

/** An order with the offerer's signature; `0x` when the order was validated on chain or is not signed yet. */
export type Order = { parameters: Components; signature: Hex }
