import type { AuctionPhase, MarketAuction } from '@souk/market'
import type { Auction } from '@souk/seaport'
import type { OrderRow } from '../db/tables.js'
import type { Market } from '../market/Market.js'
import { now } from '../market/Market.js'
import { findOrder } from '../orders/store.js'
import { toMarketOrder } from '../orders/toMarketOrder.js'
import { findBids } from './findBids.js'
import { termsOf } from './termsOf.js'

/** Reads the state of an English auction. @returns `undefined` when no auction has that hash. */
export async function readAuction(market: Market, orderHash: string): Promise<MarketAuction | undefined> {
  const row = await findOrder(market.db, orderHash)
  if (row?.kind !== 'english') return undefined
  const order = toMarketOrder(row, market)
  const terms = termsOf(row)
  const phase = phaseOf(order.status, terms, now(market))
  const [highest] = phase === 'over' ? [] : await findBids(market, row)
  return {
    order,
    phase,
    reserve: order.price,
    feeBasisPoints: terms.feeBasisPoints,
    end: terms.end,
    settleUntil: order.endTime,
    ...(terms.settler ? { settler: terms.settler } : undefined),
    ...(highest ? { highestBid: toMarketOrder(highest, market) } : undefined),
  }
}

/** An auction whose order cannot be filled at the moment continues: its token may come back. */
function phaseOf(status: OrderRow['status'], terms: Auction.Terms, time: bigint): AuctionPhase {
  if (status !== 'active' && status !== 'inactive') return 'over'
  return time < terms.end ? 'running' : 'ended'
}
