import type { Collection, MarketAuction, Nft } from '@souk/market'
import { excessFees } from '../../auctions/bidFees.js'
import { auctionWords } from '../../i18n/areas/auction.js'
import { useArea } from '../../i18n/useArea.js'
import { listingFees } from '../../orders/breakdown.js'
import { floorOf } from '../../orders/floorOf.js'
import { useBestOffer } from '../shared/useBestOffer.js'
import type { useOfferForm } from './useOfferForm.js'

type About = {
  nft: Nft
  collection: Collection
  /** The auction that the offer is a bid on. */
  auction: MarketAuction | undefined
  offer: Pick<useOfferForm.Result, 'trade' | 'form'>
}

/** Returns prices to compare an offer with, and what a bid needs to know about its auction. */
export function useBidFacts({ nft, collection, auction, offer }: About) {
  const texts = useArea(auctionWords)
  const { info, account } = offer.trade
  const best = useBestOffer({ nft, info, account, currencyAddress: offer.form.currencyAddress })
  const excess = auction && excessFees(listingFees({ info, collection }), auction)
  return {
    hints: {
      // An auction shows its highest bid.
      bestOffer: auction ? undefined : best,
      floor: floorOf(nft, collection),
      // After a sale of several units at once, the price of one is unknown.
      lastSale: nft.standard === 'erc721' ? nft.lastSale : undefined,
    },
    excess,
    hold: excess && texts.feesTooHigh,
    bidding: auction && { label: texts.bidsUntil, end: auction.end },
  }
}
