import type { Nft } from '@souk/market'
import { Deal } from '@souk/market/flows'
import { useCollectionOffers, useFlows, useOrders } from '@souk/react'
import { isSameAddress } from '@souk/ui/parts/format/formatAddress.js'
import { useClock } from '@souk/ui/parts/kit/useClock.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { offerRows } from '@souk/ui/parts/orders/offerRows.js'
import { ownFills } from '@souk/ui/parts/orders/ownFills.js'
import { useBidsMade } from '@souk/ui/parts/orders/useBidsMade.js'
import { useConnection } from 'wagmi'

/**
 * Reads the offers for an item: on itself, and on its collection if it matches. Leaves out those that the visitor has
 * just filled.
 */
export function useItemOffers(nft: Nft) {
  const clock = useClock()
  const info = useInfo()
  const filled = ownFills(useFlows().flows.map(({ record }) => record))
  const { contract, tokenId, collection: slug } = nft
  const onItem = useOrders({
    side: 'bid',
    contract,
    tokenIds: [tokenId],
    limit: 50,
  })
  const onCollection = useCollectionOffers({ slug, limit: 50 })
  const account = useConnection().address
  const offers = onItem.data?.pages.flatMap((page) => page.orders) ?? []
  const { bids } = useBidsMade(
    account,
    offers.filter(({ maker }) => isSameAddress(maker, account)),
  )
  const rows = offerRows({
    nft,
    info,
    now: clock(),
    onItem: offers,
    bids,
    onCollection: onCollection.data?.pages.flatMap((page) => page.offers) ?? [],
  })
  return {
    // The market may still list them. One for several units stays open for the others.
    rows: rows.filter(
      ({ order, orderHash }) => !filled.has(orderHash) || Deal.from(order.order.parameters).total > 1n,
    ),
    isPending: onItem.isPending || onCollection.isPending,
    hasFailed: onItem.isError || onCollection.isError,
    retry: () => void Promise.all([onItem.refetch(), onCollection.refetch()]),
  }
}
