import type { Auction, Order } from '@souk/seaport'
import type { Address } from 'viem'
import type { MarketOrder } from './MarketOrder.js'

/**
 * How far an English auction is. `running`: bids come in. `ended`: it can be settled with the highest bid that is
 * covered. `over`: it was settled or cancelled, or the time to settle has passed.
 */
export type AuctionPhase = 'running' | 'ended' | 'over'

/** An English auction as a market returns it: everything that a bidder needs to know. */
export type MarketAuction = {
  /** The auction's order. */
  order: MarketOrder
  phase: AuctionPhase
  /** The lowest price that wins, fees included, in the currency's smallest unit. */
  reserve: bigint
  /** What the winning bid may take from the seller for fees at most, 100 basis points are 1 percent. */
  feeBasisPoints: number
  /** Seconds. Bids are weighed from then on; the seller may take one before. */
  end: bigint
  /** Seconds. Until then it can be settled. */
  settleUntil: bigint
  /** Lets anyone settle after the end; without it, only the seller can. */
  settler?: Address
  /** The highest bid that is covered now and reaches the reserve. */
  highestBid?: MarketOrder
}

/** What it takes to settle an auction now: the market's choice and its signature. Check it; `settleAuction` does. */
export type AuctionSettlement = {
  auction: Order.Order
  bid: Order.Order
  settlement: Auction.SignedSettlement
}
