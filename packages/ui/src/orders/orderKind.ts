import type { AnyOrder, AuctionSummary } from '@souk/market'
import type { FlowRecord } from '@souk/react'
import { isBid } from './isBid.js'

/**
 * Names what an order is. A bid is an offer that counts in the auction of its item.
 *
 * @param auction - The auction of the order's item; undefined if it has none.
 *
 * @example
 * orderKind(offer, nft.auction) // → 'bid'
 */
export function orderKind(order: AnyOrder, auction: AuctionSummary | undefined): FlowRecord.CancelledKind {
  if (order.side === 'swap') return 'swap'
  if (order.side === 'ask') return order.type === 'english' ? 'auction' : 'listing'
  return isBid(order, auction) ? 'bid' : 'offer'
}
