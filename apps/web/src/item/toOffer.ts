import type { Collection, MarketInfo, MarketOrder } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'
import { orderBreakdown } from '../orders/breakdown.js'
import type { PriceBox } from './PriceBox.js'

/** What the price box shows of a listing: the price of one unit and where it goes. */
export function toOffer(
  order: MarketOrder,
  known: { info: MarketInfo; collection: Collection | undefined; account: string | undefined },
): PriceBox.Offer {
  return {
    breakdown: orderBreakdown(order, 1n, known),
    currency: order.currency,
    endTime: order.endTime,
    own: isSameAddress(order.maker, known.account),
    each: order.total > 1n,
  }
}
