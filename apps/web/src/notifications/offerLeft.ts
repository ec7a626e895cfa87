import type { Activity, MarketOrder } from '@souk/market'
import { unfilledOf } from '@souk/ui/parts/orders/unfilledOf.js'

/**
 * Returns how many units an offer of the wallet still takes after a sale to it; 0 if it takes none, or if the market has
 * told of the sale, but not yet of the rest.
 *
 * @param facts.activities - The latest ones of the account.
 * @param facts.bids - Its open offers.
 *
 * @example
 * offerLeft(parts, { activities, bids }) // → 3n
 */
export function offerLeft(parts: readonly Activity[], { activities, bids }: offerLeft.Facts): bigint {
  const [hash, ...others] = new Set(parts.map(({ orderHash }) => orderHash))
  const bid = bids.find(({ orderHash }) => orderHash === hash)
  if (!bid || others.length > 0 || bid.status !== 'active') return 0n
  const sold = activities
    .filter(({ type, orderHash }) => type === 'sale' && orderHash === hash)
    .reduce((sum, { quantity }) => sum + quantity, 0n)
  const unfilled = unfilledOf(bid)
  return sold > bid.total - unfilled ? 0n : unfilled
}

export declare namespace offerLeft {
  type Facts = { activities: readonly Activity[]; bids: readonly MarketOrder[] }
}
