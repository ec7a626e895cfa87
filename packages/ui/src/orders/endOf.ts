import type { MarketOrder } from '@souk/market'
import { Auction } from '@souk/seaport'

/** Returns when a listing or an offer ends, in seconds. An auction's order outlives the auction, so that it can be settled. */
export function endOf({ type, order, endTime }: Pick<MarketOrder, 'type' | 'order' | 'endTime'>): bigint {
  if (type !== 'english') return endTime
  const { end } = Auction.decodeTerms(order.parameters.zoneHash)
  return end > 0n ? end : endTime
}
