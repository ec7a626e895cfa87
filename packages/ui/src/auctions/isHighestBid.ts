import type { MarketAuction, MarketOrder } from '@souk/market'

/**
 * Tells whether a new bid leads an auction, by the bids that the market knows. Of equal bids, the earlier one leads.
 *
 * @example
 * isHighestBid(bid, { reserve, highestBid: undefined }) // → true
 */
export function isHighestBid(
  bid: Pick<MarketOrder, 'orderHash' | 'price'>,
  { reserve, highestBid }: isHighestBid.Auction,
): boolean {
  if (!highestBid) return bid.price >= reserve
  return bid.orderHash === highestBid.orderHash || bid.price > highestBid.price
}

export declare namespace isHighestBid {
  type Auction = Pick<MarketAuction, 'reserve'> & {
    highestBid?: Pick<MarketOrder, 'orderHash' | 'price'> | undefined
  }
}
