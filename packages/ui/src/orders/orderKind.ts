import type { AnyOrder, AuctionSummary } from '@souk/market'
import type { FlowRecord } from '@souk/react'
import type { Hash } from 'viem'
import { isBid } from './isBid.js'

/**
 * Names what an order is. A bid is an offer that counts in the auction of its item, or was made as a bid in one that is over.
 *
 * @param auction - The auction of the order's item; undefined if it has none.
 * @param bids - The offers that were bids when they were made. @default none is known
 *
 * @example
 * orderKind(offer, nft.auction) // → 'bid'
 */
export function orderKind(
  order: AnyOrder,
  auction: AuctionSummary | undefined,
  bids: ReadonlySet<Hash> = none,
): FlowRecord.CancelledKind {
  if (order.side === 'swap') return 'swap'
  if (order.side === 'ask') return order.type === 'english' ? 'auction' : 'listing'
  return isBid(order, auction) || bids.has(order.orderHash) ? 'bid' : 'offer'
}

const none: ReadonlySet<Hash> = new Set()
