import type { CollectionOffer, MarketOrder } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { isSameAddress } from '../../format/formatAddress.js'
import { listingObstacle } from '../shared/obstacle.js'
import type { ProblemName } from '../shared/problemOf.js'
import { useDoneHere } from '../shared/useDoneHere.js'

type Offer = MarketOrder | CollectionOffer

/** Returns the offer's order, and the amount per unit that the page showed to the accepting seller. */
export function toSale(offer: Offer, now: bigint) {
  const { parameters } = offer.order
  const deal = Deal.from(parameters)
  const fees = parameters.consideration
    .filter((item) => item.itemType <= 1)
    .reduce((sum, item) => sum + item.startAmount, 0n)
  const proceeds = (Deal.priceAt(deal, now) - fees) / deal.total
  return {
    order: 'side' in offer ? offer.orderHash : offer,
    expected: { proceeds, ...(deal.currency ? { currency: deal.currency } : {}) },
  }
}

/** Returns why an account cannot accept an offer, from its current state, and the sales to it that run. */
export function useAcceptObstacle(offer: Offer, account: string | undefined): useDoneHere.Result {
  return useDoneHere(offer, acceptObstacle(offer, account))
}

function acceptObstacle(offer: Offer, account: string | undefined): ProblemName | undefined {
  if ('side' in offer) return listingObstacle(offer, { isOwn: isSameAddress(offer.maker, account) })
  return isSameAddress(Deal.from(offer.order.parameters).maker, account) ? 'ownOffer' : undefined
}
