import type { AnyOrder } from '@souk/market'
import type { TradeWords } from '../i18n/areas/trades.js'
import { unitsLeft } from './unitsLeft.js'

/**
 * Says for how many units an offer pays its price each, beside that price: all of them, or how many of how many are left,
 * and for how many of these there is money now. Empty for an offer of one unit.
 *
 * @example
 * offerUnits({ remaining: 1n, total: 4n }, words) // → 'each, 1 of 4 left'
 */
export function offerUnits(
  offer: Pick<AnyOrder, 'remaining' | 'unfilled' | 'total'>,
  { offer: { eachLeft, eachOfUpTo }, now }: offerUnits.Words,
): string {
  if (offer.total <= 1n) return ''
  const left = (units: bigint, total: bigint) =>
    units === total ? eachOfUpTo(total) : eachLeft(units, total)
  return unitsLeft({ ...offer, side: 'bid' }, { left, now })
}

export declare namespace offerUnits {
  type Words = Pick<unitsLeft.Words, 'now'> & { offer: Pick<TradeWords['offer'], 'eachOfUpTo' | 'eachLeft'> }
}
