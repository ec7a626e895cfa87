import type { MarketAuction } from '@souk/market'
import { formatMoney } from '../format/formatMoney.js'
import { formatBasisPoints } from '../format/formatShare.js'
import { formatMoment } from '../format/formatTime.js'
import type { auctionWords } from '../i18n/areas/auction.js'
import type { AuctionMoment, AuctionRole } from './auctionStanding.js'
import type { BidFees } from './bidFees.js'

/**
 * Tells a visitor what an auction's state means for them; `undefined` if there is nothing to add.
 *
 * @example
 * auctionText(auction, { moment: 'sold', role: 'leader', nameOf, words }) // → 'You won: the item is in your wallet.'
 */
export function auctionText(auction: MarketAuction, options: auctionText.Options): string | undefined {
  const { moment, role, nameOf, words, excess } = options
  const { order, highestBid, sale, settleUntil, settler } = auction
  const price = sale?.price ?? highestBid?.price
  const winner = sale?.bidder ?? highestBid?.maker
  const facts = {
    hasBid: highestBid !== undefined,
    price: price === undefined ? '' : formatMoney(price, order.currency, { exact: true }),
    winner: winner === undefined ? '' : nameOf(winner),
    until: formatMoment(settleUntil),
    bySellerOnly: settler === undefined,
    ...(excess
      ? { fees: { taken: formatBasisPoints(excess.taken), allowed: formatBasisPoints(excess.allowed) } }
      : {}),
  }
  return words.standing[moment][role](facts) || undefined
}

export declare namespace auctionText {
  type Options = {
    moment: AuctionMoment
    role: AuctionRole
    nameOf: (address: string) => string
    /** The fees of the visitor's bid, if they are more than the auction allows. */
    excess?: BidFees | undefined
    words: Pick<(typeof auctionWords)['en'], 'standing'>
  }
}
