import type { AnyOrder, AuctionSummary } from '@souk/market'

/**
 * Tells whether an offer won an auction that is over and not settled yet, by the highest bid that the market knows.
 *
 * @param now - Seconds.
 *
 * @example
 * hasWon(offer, nft.auction, clock()) // → true
 */
export function hasWon(
  offer: Pick<AnyOrder, 'orderHash' | 'status'>,
  auction: Pick<AuctionSummary, 'end' | 'settleUntil' | 'highestBid'> | undefined,
  now: bigint,
): boolean {
  if (!auction || offer.status !== 'active') return false
  const { end, settleUntil, highestBid } = auction
  return highestBid?.orderHash === offer.orderHash && now >= end && now < settleUntil
}
