import type { AnyOrder, MarketOrder } from '@souk/market'
import { type FlowRecord, useNft } from '@souk/react'
import { useRef } from 'react'
import { orderKind } from '../../orders/orderKind.js'
import { useBidsMade } from '../../orders/useBidsMade.js'
import { wantedItem } from './wantedItem.js'

/**
 * Names the order that a dialog cancels; `undefined` until it is read. The name stays when the order is cancelled or its
 * auction ends meanwhile.
 *
 * @param read.isRead - Whether the market answered for the order, or failed to.
 * @param read.fallback - The name if the order could not be read.
 */
export function useCancelledKind(
  order: AnyOrder | undefined,
  { isRead, fallback }: { isRead: boolean; fallback: FlowRecord.CancelledKind },
): FlowRecord.CancelledKind | undefined {
  const item = wantedItem(order)
  const { data: nft, isPending } = useNft(
    item && { contract: item.token, tokenId: item.identifierOrCriteria },
  )
  const { bids, isPending: isReading } = useBidsMade(order?.maker, item && isBidSide(order) ? [order] : [])
  const isSettled = isRead && !(item && (isPending || isReading))
  const kept = useRef<FlowRecord.CancelledKind>(undefined)
  if (isSettled) kept.current ??= order ? orderKind(order, nft?.auction, bids) : fallback
  return kept.current
}

function isBidSide(order: AnyOrder | undefined): order is MarketOrder {
  return order?.side === 'bid'
}
