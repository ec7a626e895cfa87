import type { CollectionOffer, MarketInfo } from '@souk/market'
import { zeroAddress } from 'viem'
import { currencyOf } from '../../orders/currencyOf.js'

/** What an offer on a collection gives in all, and until when. */
export function signedTerms({ order }: CollectionOffer, info: MarketInfo) {
  const { offer, endTime } = order.parameters
  const [money] = offer
  return {
    price: money?.startAmount ?? 0n,
    currency: currencyOf(info, { address: money?.token ?? zeroAddress }),
    endTime,
  }
}
