import type { MarketAuction } from '@souk/market'
import { isSameAddress } from '../format/formatAddress.js'

/** The visitor's role in an auction. */
export type AuctionRole = {
  account: string | undefined
  isSeller: boolean
  /** Whether the visitor has an open bid. */
  hasBid: boolean
}

/** The state of an account's bid. */
export type Standing = 'leading' | 'outbid' | 'lost'

/**
 * Returns the state of the visitor's bid; `undefined` without one.
 *
 * @example
 * standingOf(auction, { account: bidder, isSeller: false, hasBid: true }) // → 'outbid'
 */
export function standingOf(
  { highestBid, phase }: Pick<MarketAuction, 'highestBid' | 'phase'>,
  { account, isSeller, hasBid }: AuctionRole,
): Standing | undefined {
  // A seller does not bid. Without a counting bid, none is above the visitor's.
  if (isSeller || !highestBid) return undefined
  if (isSameAddress(highestBid.maker, account)) return phase === 'over' ? undefined : 'leading'
  if (!hasBid) return undefined
  return phase === 'running' ? 'outbid' : 'lost'
}
