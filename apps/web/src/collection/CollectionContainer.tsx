import { type Collection, type MarketInfo, type Nft, NotFoundError } from '@souk/market'
import { getNftsByCollectionQueryOptions, useCollection, useSouk } from '@souk/react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useConnection } from 'wagmi'
import { isSameAddress } from '../format/formatAddress.js'
import { NotFoundPage } from '../frame/ErrorPage.js'
import { useInfo } from '../frame/useInfo.js'
import { heldBy } from '../nft/heldBy.js'
import { NftGridSkeleton } from '../nft/NftGridSkeleton.js'
import { PageTitle } from '../ui/PageTitle.js'
import { useNextPage } from '../useNextPage.js'
import { CollectionHeader, CollectionHeaderSkeleton } from './CollectionHeader.js'
import { CollectionItems } from './CollectionItems.js'
import type { SearchChange } from './Filters.js'
import { type CollectionSearch, groupTraits, needsWholeCollection, selectNfts } from './selectNfts.js'

/** Reads a collection and its items. */
export function CollectionContainer({ slug, search, onSearch }: CollectionContainer.Props) {
  const info = useInfo()
  const account = useConnection().address
  const { data: collection, error } = useCollection({ slug })
  const items = useItems(slug, search)
  const currencies = useMemo(() => info.currencies.map((currency) => currency.address), [info])
  const nfts = useMemo(
    () => items.nfts && selectNfts(items.nfts, search, currencies),
    [items.nfts, search, currencies],
  )
  const heldOf = useCallback((nft: Nft) => heldBy(nft, account), [account])
  if (error instanceof NotFoundError) return <NotFoundPage what="collection" />
  if (error && !collection) throw error
  // An unknown collection fails both reads; whichever fails first, the one above decides what the page says.
  if (items.error && collection) throw items.error
  if (!collection)
    return (
      <>
        <CollectionHeaderSkeleton />
        <div className="frame pt-6">
          <NftGridSkeleton />
        </div>
      </>
    )
  return (
    <>
      <PageTitle>{collection.name}</PageTitle>
      <CollectionHeader
        collection={collection}
        creatorFee={creatorFee(collection, info)}
        picture={items.nfts?.[0]?.imageUrl}
      />
      <CollectionItems
        collection={collection}
        nfts={nfts}
        search={search}
        onSearch={onSearch}
        heldOf={heldOf}
        loadingMore={items.loadingMore}
        onEnd={items.loadMore}
      />
    </>
  )
}

export declare namespace CollectionContainer {
  type Props = { slug: string; search: CollectionSearch; onSearch: SearchChange }
}

/** The pages read so far; all of them when a choice can only be made among all. */
function useItems(slug: string, search: CollectionSearch) {
  const { api } = useSouk()
  const query = useInfiniteQuery({
    ...getNftsByCollectionQueryOptions(api, {
      slug,
      limit: 50,
      sort: search.sort === 'id' ? 'identifier' : 'price',
      ...(search.listed ? { listed: true } : {}),
      ...(search.traits ? { traits: groupTraits(search.traits) } : {}),
    }),
    placeholderData: keepPreviousData,
  })
  const loadMore = useNextPage(query, { wanted: needsWholeCollection(search) })
  const nfts = useMemo(() => query.data?.pages.flatMap((page) => page.nfts), [query.data])
  return {
    nfts,
    error: query.data ? undefined : query.error,
    loadMore,
    loadingMore: query.hasNextPage || query.isPlaceholderData,
  }
}

/** What is not the market's own fee is the creator's. */
function creatorFee(collection: Collection, info: MarketInfo): number {
  return collection.fees
    .filter((fee) => !info.fees.some((own) => isSameAddress(own.recipient, fee.recipient)))
    .reduce((sum, fee) => sum + fee.basisPoints, 0)
}
