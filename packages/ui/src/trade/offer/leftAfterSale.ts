import type { CollectionOffer, MarketOrder } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { lotOf } from '../../orders/lotOf.js'

/**
 * Returns how many units an offer still takes after a sale to it: 0 if it is filled, closed or inactive, or if the rest is
 * less than one sale takes.
 *
 * @param about.before - What was left of the offer before the sale. The market may not have read the sale yet.
 *
 * @example
 * leftAfterSale(offer, { before: 3n, sold: 1n }) // → 2n
 */
export function leftAfterSale(
  offer: MarketOrder | CollectionOffer,
  { before, sold }: { before: bigint; sold: bigint },
): bigint {
  if ('side' in offer && offer.status !== 'active') return 0n
  const known = unitsLeft(offer)
  const left = known < before - sold ? known : before - sold
  return left < lotOf({ order: offer.order, total: totalOf(offer) }) ? 0n : left
}

/** Returns how many units an offer takes, as far as the market knows. */
export function unitsLeft(offer: MarketOrder | CollectionOffer): bigint {
  return offer.remaining ?? totalOf(offer)
}

function totalOf({ order }: Pick<MarketOrder, 'order'>): bigint {
  return Deal.from(order.parameters).total
}
