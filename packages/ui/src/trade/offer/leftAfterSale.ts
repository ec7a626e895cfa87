import type { CollectionOffer, MarketOrder } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { lotOf } from '../../orders/lotOf.js'
import { unfilledOf } from '../../orders/unfilledOf.js'

/** The open units of an offer, and for how many of them its maker has the money now. */
export type OpenUnits = { unfilled: bigint; remaining: bigint }

/**
 * Returns how many units an offer still takes after a sale to it: undefined if it is filled, closed or inactive, or if the
 * rest, or the money for it, is less than one sale takes.
 *
 * @param about.before - What was left of the offer before the sale. The market may not have read the sale yet.
 *
 * @example
 * leftAfterSale(offer, { before: { unfilled: 5n, remaining: 3n }, sold: 2n }) // → { unfilled: 3n, remaining: 1n }
 */
export function leftAfterSale(
  offer: MarketOrder | CollectionOffer,
  { before, sold }: { before: OpenUnits; sold: bigint },
): OpenUnits | undefined {
  if ('side' in offer && offer.status !== 'active') return undefined
  const known = openUnits(offer)
  const unfilled = smaller(known.unfilled, before.unfilled - sold)
  const remaining = smaller(known.remaining, before.remaining - sold)
  return remaining < lotOf({ order: offer.order, total: totalOf(offer) })
    ? undefined
    : { unfilled, remaining }
}

/** Returns how many units an offer takes, as far as the market knows. */
export function openUnits(offer: MarketOrder | CollectionOffer): OpenUnits {
  const { remaining = totalOf(offer), unfilled } = offer
  return { unfilled: unfilledOf({ remaining, unfilled }), remaining }
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

function totalOf({ order }: Pick<MarketOrder, 'order'>): bigint {
  return Deal.from(order.parameters).total
}
