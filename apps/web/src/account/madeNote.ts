import type { MarketOrder } from '@souk/market'
import { unitsLeft } from '@souk/ui/parts/orders/unitsLeft.js'

/**
 * Says of an offer whether it is a bid, and how many of how many units are left; empty for an ordinary offer of one unit.
 *
 * @example
 * madeNote(offer, { isBid: true, bid, left, now }) // → 'Bid, 1 of 4 left'
 */
export function madeNote(
  order: Pick<MarketOrder, 'side' | 'remaining' | 'unfilled' | 'total'>,
  { isBid, bid, ...words }: unitsLeft.Words & { isBid: boolean; bid: string },
): string {
  return [...(isBid ? [bid] : []), ...(order.total > 1n ? [unitsLeft(order, words)] : [])].join(', ')
}
