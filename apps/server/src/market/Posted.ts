import type { OrderSide } from '@souk/market'
import type { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { Caller } from './Caller.js'

/** An order as it was posted. */
export type Posted = {
  side: OrderSide
  order: Order.Order
  protocolAddress: Address
  /** The order's hash according to the client. */
  orderHash?: Hex | undefined
  /**
   * When a market accepted the order before. Such an order is accepted even while its maker lacks the balance or the
   * approval, and then waits for them.
   */
  takenAt?: Date | undefined
  /** The caller that posts it; absent when the market itself stores it. */
  from?: Caller | undefined
}
