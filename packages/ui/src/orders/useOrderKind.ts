import type { AnyOrder, AuctionSummary } from '@souk/market'
import type { FlowRecord } from '@souk/react'
import { orderKind } from './orderKind.js'
import { useBidsMade } from './useBidsMade.js'

/** Names what an order is, and reads for that whether an offer was made as a bid in an auction that is over. */
export function useOrderKind(order: AnyOrder, auction: AuctionSummary | undefined): FlowRecord.CancelledKind {
  const { bids } = useBidsMade(order.maker, order.side === 'bid' ? [order] : [])
  return orderKind(order, auction, bids)
}
