import type { MarketOrder } from '@souk/market'

/**
 * Says of an offer whether it is a bid, and how many of how many units are left; empty for an ordinary offer of one unit.
 *
 * @example
 * madeNote(offer, { isBid: true, bid, left }) // → 'Bid, 1 of 4 left'
 */
export function madeNote(
  { remaining, total }: Pick<MarketOrder, 'remaining' | 'total'>,
  { isBid, bid, left }: { isBid: boolean; bid: string; left: (remaining: bigint, total: bigint) => string },
): string {
  return [...(isBid ? [bid] : []), ...(total > 1n ? [left(remaining, total)] : [])].join(', ')
}
