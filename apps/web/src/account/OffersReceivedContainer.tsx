import type { CollectionOffer, MarketOrder, Nft } from '@souk/market'
import { useOrders } from '@souk/react'
import { useMemo } from 'react'
import type { Address } from 'viem'
import { nowSeconds } from '../format/formatTime.js'
import { portfolioWords } from '../i18n/areas/portfolio.js'
import { swapWords } from '../i18n/areas/swap.js'
import { useArea } from '../i18n/useArea.js'
import { useInfo } from '../market/useInfo.js'
import { useCollectionMap } from '../nft/useCollectionMap.js'
import { currencyOf } from '../orders/currencyOf.js'
import { SwapListContainer } from '../swaps/SwapListContainer.js'
import { EmptyState } from '../ui/EmptyState.js'
import { ReceivedLists } from './ReceivedLists.js'
import { ReceivedRowContainer } from './ReceivedRowContainer.js'
import { RowsSkeleton } from './RowsSkeleton.js'
import { toReceived } from './received.js'
import { useOffersOf } from './useOffersOf.js'
import { useReceivedSwaps } from './useReceivedSwaps.js'

/** Reads the offers that a wallet's owner could accept, highest first, each with the amount after fees. */
export function OffersReceivedContainer({ address, own, nfts }: OffersReceivedContainer.Props) {
  const words = useArea(portfolioWords)
  const swapping = useArea(swapWords)
  const info = useInfo()
  const onItems = useOrders({ side: 'bid', owner: address, limit: 50 })
  const swaps = useReceivedSwaps(address)
  const slugs = useMemo(() => [...new Set(nfts?.map(({ collection }) => collection))], [nfts])
  const collections = useCollectionMap(slugs)
  const onCollections = useOffersOf(slugs)
  const rows = useMemo(() => {
    const offers: readonly (MarketOrder | CollectionOffer)[] = [
      ...(onItems.data?.pages.flatMap((page) => page.orders) ?? []),
      ...[...onCollections.values()].flat(),
    ]
    return toReceived(offers, { nfts: nfts ?? [], account: address, now: nowSeconds() })
  }, [onItems.data, onCollections, nfts, address])
  if (!nfts || !onItems.data || !swaps) return <RowsSkeleton />
  if (rows.length + swaps.length === 0)
    return <EmptyState title={words.received.none}>{words.received.noneMeaning}</EmptyState>
  return (
    <ReceivedLists
      swaps={
        <SwapListContainer swaps={swaps} label={own ? swapping.received : swapping.receivedBy} isTitled />
      }
      label={own ? words.received.label.own : words.received.label.other}
    >
      {rows.map((row) => (
        <ReceivedRowContainer
          key={row.offer.orderHash}
          row={row}
          own={own}
          currency={currencyOf(info, { address: row.currency })}
          collection={collections.get(row.fitting[0]?.collection ?? '')}
        />
      ))}
    </ReceivedLists>
  )
}

export declare namespace OffersReceivedContainer {
  type Props = { address: Address; own: boolean; nfts: readonly Nft[] | undefined }
}
