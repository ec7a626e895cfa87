import type { Auction, Order } from '@souk/seaport'
import type { Address } from 'viem'
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
  /** The highest bid that is currently funded and reaches the reserve. */
  highestBid?: MarketOrder
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
