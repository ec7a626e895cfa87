import type { MarketOrder } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { formatMoney } from '../format/formatMoney.js'
import { formatMoment, formatUntil } from '../format/formatTime.js'
import type { orderTexts } from '../i18n/areas/orderText.js'
import { endOf } from './endOf.js'

/**
 * Describes a listing's state in a few words.
 *
 * @param options.now - Seconds.
 * @param options.own - Whether the reader is the seller, who has to know the risk of an inactive listing.
 *
 * @example
 * statusText({ ...order, status: 'inactive', reason: 'balance' }, { now, own: false, words }) // → 'Seller no longer holds it'
 */
export function statusText(order: MarketOrder, options: statusText.Options): string {
  const { status } = options.words
  switch (order.status) {
    case 'active':
      return formatUntil(endOf(order), options.now, status.ends)
    case 'inactive':
      return order.reason === 'balance' ? balanceText(order, options) : status[order.reason ?? 'inactive']
    default:
      return status[order.status]
  }
}

export declare namespace statusText {
  type Options = { now: bigint; own: boolean; words: Pick<(typeof orderTexts)['en'], 'status'> }
}

/** Of a set, one item is enough to be missing. */
function balanceText(order: MarketOrder, { own, now, words: { status } }: statusText.Options): string {
  if (own && order.type === 'english') {
    const end = endOf(order)
    return now < end
      ? status.sleepingAuction(formatMoment(end))
      : status.sleepingAuctionEnded(formatMoment(order.endTime))
  }
  const isSet = Deal.from(order.order.parameters).items.length > 1
  const price = formatMoney(unitPrice(order), order.currency)
  if (isSet) return own ? status.sleepingSet(price) : status.balanceOfSet
  return own ? status.sleeping(price) : status.balance
}

/** Returns the price of one unit, rounded up as the exchange does, in the currency's smallest unit. */
export function unitPrice({ price, total }: Pick<MarketOrder, 'price' | 'total'>): bigint {
  return (price + total - 1n) / total
}
