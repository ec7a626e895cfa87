import type { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { Account } from './Account.js'
import type { Currency } from './Currency.js'
import type { Fee } from './MarketInfo.js'

/** `ask`: an NFT for sale (listing). `bid`: an offer of money for an NFT. */
export type Side = 'ask' | 'bid'

/** The side of any order; a `swap` trades NFTs for NFTs, with money on either side or none. */
export type OrderSide = Side | 'swap'

/**
 * The status of an order. `inactive` can become active again when its cause goes away. `filled` and `cancelled` are
 * final, except after a reorganisation of the chain. `expired` depends only on the time.
 */
export type OrderStatus = 'active' | 'inactive' | 'filled' | 'cancelled' | 'expired'

/** Why an order is `inactive`. */
export const inactiveReasons = ['not_started', 'counter', 'balance', 'approval', 'signature'] as const
/** One of {@link inactiveReasons}. */
export type InactiveReason = (typeof inactiveReasons)[number]

/** An order as a market stores it. */
export type MarketOrder = {
  orderHash: Hex
  side: Side
  /** The chain's name in API paths. */
  chain: string
  protocolAddress: Address
  /** The signed order. In lists, its signature is `0x`. The fulfilment data contains the signature. */
  order: Order.Order
  maker: Address
  /** The market's profile of the maker, if it has one. */
  makerProfile?: Account
  /** Set when only this account may fill the order. */
  taker?: Address
  /** The market's profile of the taker, if it has one. */
  takerProfile?: Account
  /** The market's list of fees. What is actually paid follows from the order. */
  makerFees?: readonly Fee[]
  takerFees?: readonly Fee[]
  /** The current price of all units of the order, including fees, in the currency's smallest unit. */
  price: bigint
  currency: Currency
  createdAt: Date
  /** When the order ends or ended. */
  closesAt?: Date
  /**
   * When the order last became fillable again after a time when it was not: the token came back, or an approval was
   * granted again. Its maker may have forgotten the price, so show it to the maker.
   */
  revivedAt?: Date
  /** Unix time in seconds. */
  startTime: bigint
  /** Unix time in seconds. */
  endTime: bigint
  /**
   * Units that can be filled now: those for which the maker of an active order has the tokens or the money. For an order
   * that is not active, those that the chain has not filled.
   */
  remaining: bigint
  /**
   * Units that the chain has not filled, at least `remaining`. The others become valid when the maker has what they need.
   * `total - unfilled` units were traded.
   *
   * @default `remaining`, for a market that does not provide it
   */
  unfilled?: bigint
  /** Units of the whole order. 1 for an ERC721. */
  total: bigint
  status: OrderStatus
  reason?: InactiveReason
  type: 'basic' | 'dutch' | 'english' | 'criteria'
  /** A signature in addition to that of the order, on markets that use one. */
  clientSignature?: Hex
}

/** A swap as a market keeps it. Each side is what the order itself says; there is no price. */
export type MarketSwap = Omit<
  MarketOrder,
  'side' | 'price' | 'currency' | 'makerFees' | 'takerFees' | 'type'
> & { side: 'swap'; type: 'basic' | 'dutch' }

/** Any order as a market keeps it. */
export type AnyOrder = MarketOrder | MarketSwap
