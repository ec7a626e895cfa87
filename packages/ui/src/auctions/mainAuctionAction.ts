import type { MarketAuction } from '@souk/market'
import type { AuctionMoment, AuctionRole } from './auctionStanding.js'

/** The main thing that a visitor can do about an auction. `settleForOthers`: the visitor neither won nor sells. */
export type AuctionAction = 'bid' | 'bidHigher' | 'settle' | 'settleForOthers'

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
  if (moment !== 'ended') return undefined
  if (role === 'seller') return 'settle'
  if (settler === undefined) return undefined
  return role === 'leader' ? 'settle' : 'settleForOthers'
}
