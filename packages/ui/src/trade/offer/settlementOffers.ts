import type { Nft } from '@souk/market'
import type { Hash } from 'viem'
import type { TradeIntent } from '../../dialogs/TradeIntent.js'
import type { OwnOffersContainer } from '../shared/OwnOffersContainer.js'
import type { SettlementRole } from './settlementRole.js'

/**
 * Tells which own open offers a visitor sees before they settle an auction: the seller those on what they give away, and
 * the winner those that stay open beside the winning bid.
 *
 * @example
 * settlementOffers('winner', { nfts, bid, next }) // → { nfts, at: 'buying', except: bid, next }
 */
export function settlementOffers(
  role: SettlementRole,
  { nfts, bid, next }: settlementOffers.About,
): OwnOffersContainer.Props | undefined {
  if (role === 'seller') return { nfts, at: 'giving', next }
  return role === 'winner' ? { nfts, at: 'buying', except: bid, next } : undefined
}

export declare namespace settlementOffers {
  type About = {
    /** The item, once it is read. */
    nfts: readonly Nft[]
    /** The hash of the winning bid. */
    bid: Hash | undefined
    /** The settlement, which continues after a cancellation. */
    next: TradeIntent
  }
}
