import type { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { Account } from './Account.js'
import type { Currency } from './Currency.js'
import type { Fee } from './MarketInfo.js'

/** `ask`: an NFT is offered for money (listing). `bid`: money is offered for an NFT (offer). */
export type Side = 'ask' | 'bid'

/**
 * Where an order stands. `inactive` comes back when its cause goes away, `filled` and `cancelled` are final (but for a
 * chain reorganisation), `expired` is what the clock says.
 */
export type OrderStatus = 'active' | 'inactive' | 'filled' | 'cancelled' | 'expired'

/** Why an order is `inactive`. */
export const inactiveReasons = ['not_started', 'counter', 'balance', 'approval', 'signature'] as const
/** One of {@link inactiveReasons}. */
export type InactiveReason = (typeof inactiveReasons)[number]

/** An order as a market keeps it. */
export type MarketOrder = {
  orderHash: Hex
  side: Side
  /** The chain's name in API paths. */
  chain: string
  protocolAddress: Address
  /** What was signed. Its signature is `0x` in lists; the fulfilment data has it. */
  order: Order.Order
  maker: Address
  /** What the market says of the maker, where it says anything. */
  makerProfile?: Account
  /** Set when only this account may fill the order. */
  taker?: Address
  /** What the market says of the taker, where it says anything. */
  takerProfile?: Account
  /** What the market says of fees; what is paid, the order itself says. */
  makerFees?: readonly Fee[]
  takerFees?: readonly Fee[]
  /** For all units of the order at the present time, fees included, in the currency's smallest unit. */
  price: bigint
  currency: Currency
  createdAt: Date
  /** When it ends, or ended. */
  closesAt?: Date
  /**
   * When it could last be filled again after it could not for a while: the token came back, an approval was given
   * again. Its price may be one that its maker has forgotten; show that to the maker.
   */
  revivedAt?: Date
  /** Seconds. */
  startTime: bigint
  /** Seconds. */
  endTime: bigint
  /** Units that can still be filled. */
  remaining: bigint
  /** Units of the whole order; 1 for an ERC721. */
  total: bigint
  status: OrderStatus
  reason?: InactiveReason
  type: 'basic' | 'dutch' | 'english' | 'criteria'
  /** A signature beside the order's own, at markets that have one. */
  clientSignature?: Hex
}
