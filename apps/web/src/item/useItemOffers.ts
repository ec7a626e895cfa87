import type { Nft } from '@souk/market'
import { useCollectionOffers, useOrders } from '@souk/react'
import { useInfo } from '../market/useInfo.js'
import { offerRows } from '../orders/offerRows.js'
import { useClock } from '../ui/useClock.js'

/** Reads the offers for an item: on itself, and on its collection if it matches. */
export function useItemOffers(nft: Nft) {
  const clock = useClock()
  const info = useInfo()
  const { contract, tokenId, collection: slug } = nft
  const onItem = useOrders({
    side: 'bid',
    contract,
    tokenIds: [tokenId],
    limit: 50,
  })
  const onCollection = useCollectionOffers({ slug, limit: 50 })
  const rows = offerRows({
    nft,
    info,
    now: clock(),
    onItem: onItem.data?.pages.flatMap((page) => page.orders) ?? [],
    onCollection: onCollection.data?.pages.flatMap((page) => page.offers) ?? [],
  })
  return {
    rows,
    hasFailed: onItem.isError || onCollection.isError,
    retry: () => void Promise.all([onItem.refetch(), onCollection.refetch()]),
  }
}
