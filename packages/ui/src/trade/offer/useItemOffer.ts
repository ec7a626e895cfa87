import type { MarketAuction } from '@souk/market'
import { useCreateOffer } from '@souk/react'
import { zeroAddress } from 'viem'
import type { OfferForm } from '../../dialogs/OfferForm.js'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import { isSameAddress } from '../../format/formatAddress.js'
import { useGuard } from '../../guard/useGuard.js'
import { nftName } from '../../nft/nftName.js'
import type { OwnOffersContainer } from '../shared/OwnOffersContainer.js'
import type { Item } from '../shared/useItem.js'
import { toItemOffer } from './toOfferTerms.js'
import { useBidFacts } from './useBidFacts.js'
import { useOfferForm } from './useOfferForm.js'

/**
 * Keeps the form of an offer on an item, or of a bid, and prepares it.
 *
 * @param about.auction - The auction that the offer is a bid on.
 */
export function useItemOffer({ intent, nft, collection, auction }: useItemOffer.About) {
  const flow = useCreateOffer({ auction: auction !== undefined })
  const guard = useGuard({ collections: [collection], nfts: [nft] })
  const again = (draft: OfferForm) => ({ ...intent, draft })
  const offer = useOfferForm({
    kind: auction ? 'bid' : 'offer',
    collection: collection.name,
    subject: nft,
    guard,
    draft: intent.draft,
    again,
    // Only a token contract can transfer the offered amount when a seller accepts.
    isPayable: ({ address }) =>
      auction ? isSameAddress(address, auction.order.currency.address) : address !== zeroAddress,
    standard: nft.standard,
    listing: nft.listing,
    auction: auction && { ...auction, highest: auction.highestBid?.price },
  })
  const name = nftName(nft)
  const bid = useBidFacts({ nft, collection, auction, offer })
  const { exactApproval, clock } = offer.trade
  const prepare = () => {
    const terms = toItemOffer(offer, { nft, collection, auction, now: clock() })
    if (!terms) return
    flow.prepare({ ...terms, exactApproval, ...guard() }, { title: name })
  }
  // The form of a bid shows the lower ones, which end once the higher one is placed.
  const ownOffers: OwnOffersContainer.Props | undefined = auction
    ? undefined
    : { nfts: [nft], at: 'offering', next: again(offer.form) }
  return { flow, offer, ownOffers, bid, name, prepare }
}

export declare namespace useItemOffer {
  type About = Item & {
    intent: Extract<TradeIntent, { kind: 'offer' }>
    auction: MarketAuction | undefined
  }
}
