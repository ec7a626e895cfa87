import type { Auction, Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import type { Currency } from './Currency.js'
import type { MarketOrder } from './MarketOrder.js'

/**
 * The phase of an English auction. `running`: bids are accepted. `ended`: it can be settled with the highest funded
 * bid. `over`: it was settled or cancelled, or the time to settle has passed.
 */
export type AuctionPhase = 'running' | 'ended' | 'over'

/** An English auction as a market returns it: everything that a bidder needs to know. */
export type MarketAuction = {
  /** The auction's order. */
  order: MarketOrder
  /**
   * The signature of the order, if the market returns it. It is safe to share: the zone lets nobody but the seller or
   * the settler fill the order.
   */
  signature?: Hex
  phase: AuctionPhase
  /** The lowest price that wins, fees included, in the currency's smallest unit. */
  reserve: bigint
  /** The maximum fees that the winning bid may take from the seller. 100 basis points are 1 percent. */
  feeBasisPoints: number
  /** Unix time in seconds. The market evaluates bids from then on, but the seller may accept one earlier. */
  end: bigint
  /** Unix time in seconds. The auction can be settled until then. */
  settleUntil: bigint
  /** The account whose signature lets anyone settle after the end. Without it, only the seller can settle. */
  settler?: Address
  /** The highest bid that is currently funded and reaches the reserve. Absent once the auction is over. */
  highestBid?: MarketOrder
  /** The sale by which the auction was settled. */
  sale?: AuctionSale
}

/** The settlement of an auction. `price` is what the bidder paid, in the currency's smallest unit. */
export type AuctionSale = { bidder: Address; price: bigint; at: Date; transactionHash: Hex }

/** A summary of a token's auction that is not over. Trades read the order itself before they pay. */
export type AuctionSummary = Pick<MarketAuction, 'reserve' | 'end' | 'settleUntil' | 'settler'> & {
  orderHash: Hex
  maker: Address
  currency: Currency
  /** The highest bid that is currently funded and reaches the reserve. */
  highestBid?: { orderHash: Hex; maker: Address; price: bigint }
}

/**
 * The data to settle an auction now: the market's choice and its signature. It must be checked, which `settleAuction`
 * does.
 */
export type AuctionSettlement = {
  auction: Order.Order
  bid: Order.Order
  settlement: Auction.SignedSettlement
}
