import type { CollectionOffer, MarketOrder, Nft } from '@souk/market'
import { useOrders } from '@souk/react'
import { useClock } from '@souk/ui/parts/kit/useClock.js'
import { isOld } from '@souk/ui/parts/market/isOld.js'
import { useCollectionMap } from '@souk/ui/parts/nft/useCollectionMap.js'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { toReceived } from './received.js'
import { useOffersOf } from './useOffersOf.js'

/** Reads the offers that a wallet's owner could accept, highest first, and the collections of its items. */
export function useReceived(address: Address, nfts: readonly Nft[] | undefined) {
  const clock = useClock()
  const onItems = useOrders({ side: 'bid', owner: address, limit: 50 })
  const slugs = useMemo(() => [...new Set(nfts?.map(({ collection }) => collection))], [nfts])
  const collections = useCollectionMap(slugs)
  const { offers: onCollections, isReading } = useOffersOf(slugs)
  const rows = useMemo(() => {
    const offers: readonly (MarketOrder | CollectionOffer)[] = [
      ...(onItems.data?.pages.flatMap((page) => page.orders) ?? []),
      ...[...onCollections.values()].flat(),
    ]
    return toReceived(offers, { nfts: nfts ?? [], account: address, now: clock() })
  }, [onItems.data, onCollections, nfts, address, clock])
  return {
    rows,
    collections,
    isPending: !nfts || !onItems.data,
    /** Whether some offers are still being read, so that their number is unknown. */
    isCounting: isReading || isOld(onItems),
  }
}
