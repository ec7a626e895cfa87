import type { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { Caller } from './Caller.js'

/** An order as it was posted. */
export type Posted = {
  side: 'ask' | 'bid'
  order: Order.Order
  protocolAddress: Address
  /** The hash that the client says the order has. */
  orderHash?: Hex | undefined
  /**
   * Set for an order that a market had taken before: when. It is taken also while its maker lacks what is given or its
   * approval, and waits for them then.
   */
  takenAt?: Date | undefined
  /** Who posts it; nobody where it is taken in by the market itself. */
  from?: Caller | undefined
}
