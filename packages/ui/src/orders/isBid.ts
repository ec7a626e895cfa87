import type { AnyOrder, AuctionSummary, CollectionOffer } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'

/**
 * Tells whether an offer on an item is a bid on its auction: the market counts offers on the item alone, in the auction's
 * currency, at a fixed price, by others than the seller. Once the auction is over, its bids are ordinary offers.
 *
 * @param auction - The auction of the offer's item; undefined if it has none.
 *
 * @example
 * isBid(offer, nft.auction) // → true
 */
export function isBid(
  offer: AnyOrder | CollectionOffer,
  auction: Pick<AuctionSummary, 'currency' | 'maker'> | undefined,
): boolean {
  if (!auction || 'criteria' in offer || offer.side !== 'bid' || offer.type !== 'basic') return false
  const isOfSeller = isSameAddress(offer.maker, auction.maker)
  return isSameAddress(offer.currency.address, auction.currency.address) && !isOfSeller
}
