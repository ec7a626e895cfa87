import type { Activity, MarketOrder } from '@souk/market'
import type { Hash } from 'viem'

/**
 * Returns the offers that were bids in an auction when they were made, as the market's activity says. They keep that name
 * when the auction is over, though their owner may then accept them like any offer.
 *
 * @example
 * bidsMade([{ type: 'offer', orderHash, inAuction: true, … }]) // → Set { orderHash }
 */
export function bidsMade(activities: readonly Made[]): ReadonlySet<Hash> {
  return new Set(
    activities.flatMap(({ type, orderHash, inAuction }) =>
      type === 'offer' && inAuction && orderHash ? [orderHash] : [],
    ),
  )
}

/**
 * Tells whether activity does not reach back to some offers yet, so that it cannot say of them whether they were bids.
 *
 * @param activities - Newest first.
 */
export function isBeforeRead(offers: readonly Dated[], activities: readonly Made[]): boolean {
  const last = activities.at(-1)
  if (!last) return false
  const read = new Set(activities.map(({ orderHash }) => orderHash))
  return offers.some(({ orderHash, createdAt }) => !read.has(orderHash) && createdAt <= last.at)
}

type Made = Pick<Activity, 'type' | 'at' | 'orderHash' | 'inAuction'>
type Dated = Pick<MarketOrder, 'orderHash' | 'createdAt'>
