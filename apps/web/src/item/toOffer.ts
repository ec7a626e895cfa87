import type { Collection, MarketInfo, MarketOrder } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { orderBreakdown } from '@souk/ui/parts/orders/breakdown.js'
import { lotOf } from '@souk/ui/parts/orders/lotOf.js'
import type { PriceBox } from './PriceBox.js'

/** Returns the price box's data of a listing: the price of one unit and its recipients. */
export function toOffer(order: MarketOrder, known: toOffer.Known): PriceBox.Offer {
  const { now, account } = known
  const deal = Deal.from(order.order.parameters)
  const last = Deal.isMoving(deal) ? orderBreakdown(order, 1n, { ...known, now: order.endTime }) : undefined
  return {
    breakdown: orderBreakdown(order, 1n, { ...known, now }),
    currency: order.currency,
    endTime: order.endTime,
    own: isSameAddress(order.maker, account),
    each: order.total > 1n,
    ...(order.total > 1n ? { whole: wholeOf(order, known) } : {}),
    ...(last ? { endPrice: last.total } : {}),
    ...(order.taker ? { taker: order.taker, isForMe: isSameAddress(order.taker, account) } : {}),
  }
}

function wholeOf(order: MarketOrder, known: toOffer.Known): PriceBox.Offer['whole'] {
  const { remaining, total } = order
  return {
    units: remaining,
    price: orderBreakdown(order, remaining, known).total,
    isOnlyWhole: lotOf(order) === total,
  }
}

export declare namespace toOffer {
  type Known = {
    info: MarketInfo
    collection: Collection | undefined
    account: string | undefined
    /** Seconds; for a changing price. */
    now: bigint
  }
}
