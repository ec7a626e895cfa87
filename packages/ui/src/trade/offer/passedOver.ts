import type { CollectionOffer, MarketOrder, Nft } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { isSameAddress } from '../../format/formatAddress.js'

/** The highest bid of the seller's own auction, where the seller accepts another offer on the item. */
export type PassedOver = {
  auction: NonNullable<Nft['auction']>
  bid: NonNullable<NonNullable<Nft['auction']>['highestBid']>
  /** Whether bidding has ended, so that the bid has won and can be settled. */
  hasEnded: boolean
}

/**
 * Finds the bid that a seller passes over by accepting an offer: once their auction has ended, the winning one, and before
 * that the highest one, if it is more than the offer. Units of an edition can be sold both ways.
 *
 * @returns `undefined` if there is none, or if the offer is that bid.
 *
 * @example
 * passedOver(lowerBid, { nft, account: seller, now }) // → { bid: { price: 300000000000000000n, … }, hasEnded: true, … }
 */
export function passedOver(
  { orderHash, order }: Pick<MarketOrder | CollectionOffer, 'orderHash' | 'order'>,
  { nft, account, now }: passedOver.About,
): PassedOver | undefined {
  const { auction } = nft
  const bid = auction?.highestBid
  if (!auction || !bid || bid.orderHash === orderHash || nft.standard !== 'erc721') return undefined
  if (!isSameAddress(auction.maker, account) || now > auction.settleUntil) return undefined
  const hasEnded = now >= auction.end
  const deal = Deal.from(order.parameters)
  const isLower =
    isSameAddress(deal.currency, auction.currency.address) && Deal.priceAt(deal, now) / deal.total < bid.price
  return hasEnded || isLower ? { auction, bid, hasEnded } : undefined
}

export declare namespace passedOver {
  type About = {
    nft: Pick<Nft, 'auction' | 'standard'>
    /** The seller. */
    account: string | undefined
    /** Seconds. */
    now: bigint
  }
}
