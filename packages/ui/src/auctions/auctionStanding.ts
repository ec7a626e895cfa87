import type { MarketAuction } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'

/**
 * The state of an auction. `closing`: its end has passed by the visitor's clock, but not yet by the chain's. `ended`: it
 * has a winner and can be settled. `unsold`: no bid reached the reserve. `asleep`: the seller cannot deliver the item
 * now. `lapsed`: nobody settled it in time. `over`: it was settled by a sale that the market does not know.
 */
export type AuctionMoment =
  | 'open'
  | 'closing'
  | 'ended'
  | 'unsold'
  | 'asleep'
  | 'sold'
  | 'cancelled'
  | 'lapsed'
  | 'over'

/** The visitor's part in an auction. `leader`: their bid is the highest, or won. `bidder`: they have another open bid. */
export type AuctionRole = 'seller' | 'leader' | 'bidder' | 'onlooker'

type Visitor = {
  account: string | undefined
  /** Whether the visitor has an open bid. */
  hasBid: boolean
  /** Seconds. */
  now: bigint
}

/**
 * Tells what to say about an auction to a visitor, at every second before and after its end.
 *
 * @example
 * auctionStanding(auction, { account: bidder, hasBid: true, now }) // → { moment: 'open', role: 'bidder' }
 */
export function auctionStanding(
  auction: MarketAuction,
  visitor: Visitor,
): { moment: AuctionMoment; role: AuctionRole } {
  return { moment: momentOf(auction, visitor.now), role: roleOf(auction, visitor) }
}

function momentOf({ phase, order, end, highestBid, sale }: MarketAuction, now: bigint): AuctionMoment {
  if (sale) return 'sold'
  if (phase === 'over')
    return order.status === 'cancelled' ? 'cancelled' : order.status === 'expired' ? 'lapsed' : 'over'
  if (order.status === 'inactive') return 'asleep'
  if (phase === 'running') return now < end ? 'open' : 'closing'
  return highestBid ? 'ended' : 'unsold'
}

function roleOf({ order, highestBid, sale }: MarketAuction, { account, hasBid }: Visitor): AuctionRole {
  if (isSameAddress(order.maker, account)) return 'seller'
  if (isSameAddress(sale?.bidder ?? highestBid?.maker, account)) return 'leader'
  return hasBid ? 'bidder' : 'onlooker'
}
