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
 * Returns why an order cannot be filled, from its current state.
 *
 * @param options.isOwn - Whether the visitor made the order.
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
 * Tells whether updates of an order still concern its trade, which holds only until the trade runs. Afterwards the
 * order ends because of this trade, or the chain reports that someone else was first.
 */
export function isOpenToNews({ status }: Flow.State): boolean {
  return status === 'idle' || status === 'preparing' || status === 'ready' || status === 'blocked'
}
