import type { MarketOrder } from '@souk/market'
import { formatUntil } from '../format/formatTime.js'
import type { itemWords } from '../i18n/areas/item.js'
import type { orderCardWords } from '../i18n/areas/orderCard.js'
import { statusText } from './statusText.js'

/**
 * Describes the state of a listing or an offer in a few words, for a reader who may be its maker.
 *
 * @param options.now - Seconds.
 *
 * @example
 * orderState({ ...offer, status: 'filled' }, { now, own: false, words, item }) // → 'Accepted'
 */
export function orderState(order: MarketOrder, { now, own, words, item }: orderState.Options): string {
  if (order.side === 'ask') return statusText(order, { now, own, words: item })
  const { offerState } = words
  if (order.status === 'active') return formatUntil(order.endTime, now, offerState.ends)
  return order.status === 'inactive' ? offerState[order.reason ?? 'inactive'] : offerState[order.status]
}

export declare namespace orderState {
  type Options = {
    now: bigint
    own: boolean
    words: (typeof orderCardWords)['en']
    item: (typeof itemWords)['en']
  }
}
