import type { MarketAuction } from '@souk/market'
import type { AuctionMoment, AuctionRole } from './auctionStanding.js'

/** The main thing that a visitor can do about an auction. */
export type AuctionAction = 'bid' | 'bidHigher' | 'settle'

/**
 * Returns the main thing that a visitor can do about an auction; `undefined` if there is nothing.
 *
 * @example
 * mainAuctionAction(auction, { moment: 'open', role: 'onlooker', hasBid: false }) // → 'bid'
 */
export function mainAuctionAction(
  { settler }: Pick<MarketAuction, 'settler'>,
  { moment, role, hasBid }: { moment: AuctionMoment; role: AuctionRole; hasBid: boolean },
): AuctionAction | undefined {
  if (moment === 'open' && role !== 'seller') return hasBid ? 'bidHigher' : 'bid'
  if (moment === 'ended' && (role === 'seller' || settler !== undefined)) return 'settle'
  return undefined
}
