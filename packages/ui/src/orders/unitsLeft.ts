import type { AnyOrder } from '@souk/market'
import type { orderText } from '../i18n/en/orderText.js'
import { unfilledOf } from './unfilledOf.js'

/**
 * Says how many units of an order are left of how many, and how many of these its maker can give now, if not all.
 *
 * @example
 * unitsLeft(listing, { left, now }) // → '2 of 5 left, the seller holds enough for 1 now'
 */
export function unitsLeft(order: unitsLeft.Order, { left, now, own = false }: unitsLeft.Words): string {
  const text = left(unfilledOf(order), order.total)
  if (order.remaining >= unfilledOf(order)) return text
  const holder = own && order.side !== 'bid' ? 'own' : order.side
  return `${text}, ${now[holder](order.remaining)}`
}

export declare namespace unitsLeft {
  type Order = Pick<AnyOrder, 'side' | 'remaining' | 'unfilled' | 'total'>
  type Words = {
    left: (units: bigint, total: bigint) => string
    now: (typeof orderText)['now']
    /** Whether the order is the visitor's. @default false */
    own?: boolean
  }
}
