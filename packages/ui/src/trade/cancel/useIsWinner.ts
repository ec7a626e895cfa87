import type { AnyOrder } from '@souk/market'
import { useNft } from '@souk/react'
import { hasWon } from '../../auctions/hasWon.js'
import { useNow } from '../../kit/useNow.js'
import { wantedItem } from './wantedItem.js'

/** Tells whether an order is the bid that won an auction, which is not settled yet. False until its item is read. */
export function useIsWinner(order: AnyOrder | undefined): boolean {
  const item = wantedItem(order)
  const { data: nft } = useNft(item && { contract: item.token, tokenId: item.identifierOrCriteria })
  const now = useNow()
  return order !== undefined && hasWon(order, nft?.auction, now)
}
