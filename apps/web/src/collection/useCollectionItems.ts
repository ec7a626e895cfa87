import { getNftsByCollectionQueryOptions, useNftsByCollection, useSouk } from '@souk/react'
import type { CollectionSearch } from '@souk/ui/parts/links/collectionSearch.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { toAsked } from '@souk/ui/parts/nft/itemsAsked.js'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'

/** Reads the items of a collection that match a search, page by page, and reads them again on request. */
export function useCollectionItems(slug: string, search: CollectionSearch) {
  const info = useInfo()
  const asked = toAsked(search, info.currencies)
  const options = { slug, limit: 50, ...asked }
  // Events tell when the list is outdated.
  const query = useNftsByCollection(options, {
    query: { placeholderData: keepPreviousData, staleTime: Number.POSITIVE_INFINITY },
  })
  const { api } = useSouk()
  const queryClient = useQueryClient()
  const reorder = () => {
    // Keeps only the first page. Otherwise every page scrolled through would be read again.
    queryClient.setQueryData(getNftsByCollectionQueryOptions(api, options).queryKey, toFirstPage)
    void query.refetch()
  }
  return { query, reorder: query.isStale && !query.isFetching && query.isSuccess ? reorder : undefined }
}

type Pages<page> = { pages: page[]; pageParams: (string | undefined)[] }

function toFirstPage<page>(data: Pages<page> | undefined): Pages<page> | undefined {
  return data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) }
}
