import type { MarketAuction } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'

/** What the person looking has to do with an auction. */
export type AuctionRole = {
  account: string | undefined
  isSeller: boolean
  /** A bid of theirs is open. */
  hasBid: boolean
}

/** How somebody's bid stands; nothing for those who have none. */
export type Standing = 'leading' | 'outbid' | 'lost'

/**
 * Tells how the person's bid stands.
 *
 * @example
 * standingOf(auction, { account: bidder, isSeller: false, hasBid: true }) // → 'outbid'
 */
export function standingOf(
  { highestBid, phase }: Pick<MarketAuction, 'highestBid' | 'phase'>,
  { account, isSeller, hasBid }: AuctionRole,
): Standing | undefined {
  // Who sells does not bid, and where no bid counts, none is above theirs.
  if (isSeller || !highestBid) return undefined
  if (isSameAddress(highestBid.maker, account)) return phase === 'over' ? undefined : 'leading'
  if (!hasBid) return undefined
  return phase === 'running' ? 'outbid' : 'lost'
}
