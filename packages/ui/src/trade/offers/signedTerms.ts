import type { CollectionOffer, MarketInfo } from '@souk/market'
import { zeroAddress } from 'viem'
import { currencyOf } from '../../orders/currencyOf.js'

/** Returns the total of a collection offer, and when it ends. */
export function signedTerms({ order }: CollectionOffer, info: MarketInfo) {
  const { offer, endTime } = order.parameters
  const [money] = offer
  return {
    price: money?.startAmount ?? 0n,
    currency: currencyOf(info, { address: money?.token ?? zeroAddress }),
    endTime,
  }
}
