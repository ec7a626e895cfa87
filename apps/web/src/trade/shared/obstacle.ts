import type { MarketOrder } from '@souk/market'
import type { Flow } from '@souk/react'
import type { ProblemName } from './problemOf.js'

const gone: Readonly<Record<MarketOrder['status'], { ask: ProblemName; bid: ProblemName } | undefined>> = {
  active: undefined,
  inactive: { ask: 'unavailable', bid: 'unfunded' },
  filled: { ask: 'sold', bid: 'taken' },
  cancelled: { ask: 'cancelled', bid: 'offerCancelled' },
  expired: { ask: 'ended', bid: 'offerEnded' },
}

/**
 * Says what stands in the way of filling an order, by what is known of it at present; the page hears of that at once.
 *
 * @param options.isOwn - The order is of the person looking.
 *
 * @example
 * listingObstacle(order, { isOwn: false }) // → 'sold'
 */
export function listingObstacle(
  order: Pick<MarketOrder, 'status' | 'side'>,
  { isOwn }: { isOwn: boolean },
): ProblemName | undefined {
  if (isOwn) return order.side === 'bid' ? 'ownOffer' : 'ownListing'
  return gone[order.status]?.[order.side]
}

/**
 * Tells whether news of an order still concerns its trade: only until it runs. From then on the order closes because of
 * this very trade, or the chain itself says that someone else was first.
 */
export function isOpenToNews({ status }: Flow.State): boolean {
  return status === 'idle' || status === 'preparing' || status === 'ready'
}
