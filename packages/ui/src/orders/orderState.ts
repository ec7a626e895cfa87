import type { MarketOrder } from '@souk/market'
import { formatUntil } from '../format/formatTime.js'
import type { orderCardWords } from '../i18n/areas/orderCard.js'
import type { orderTexts } from '../i18n/areas/orderText.js'
import { statusText } from './statusText.js'

/**
 * Describes the state of a listing or an offer in a few words, for a reader who may be its maker.
 *
 * @param options.now - Seconds.
 *
 * @example
 * orderState({ ...offer, status: 'filled' }, { now, own: false, words, item }) // → 'Accepted'
 */
export function orderState(order: MarketOrder, { now, own, words, texts }: orderState.Options): string {
  if (order.side === 'ask') return statusText(order, { now, own, words: texts })
  const { offerState } = words
  if (order.status === 'active') return formatUntil(order.endTime, now, offerState.ends)
  return order.status === 'inactive' ? offerState[order.reason ?? 'inactive'] : offerState[order.status]
}

export declare namespace orderState {
  type Options = {
    now: bigint
    own: boolean
    words: (typeof orderCardWords)['en']
    texts: (typeof orderTexts)['en']
  }
}
