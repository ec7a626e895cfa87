import { getNftsByCollection, type MarketApi } from '@souk/market'
import type { InfiniteData } from '@tanstack/react-query'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import {
  type AskedPages,
  type Cursor,
  type PagedReadQuery,
  type PagesParameter,
  usePagedRead,
} from '../useRead.js'

/**
 * Query options of the tokens of a collection, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getNftsByCollectionQueryOptions(api, { slug: 'lanterns', listed: true, sort: 'price' }))
 */
export function getNftsByCollectionQueryOptions(
  api: MarketApi,
  options: AskedPages<getNftsByCollection.Options>,
): PagedReadQuery<getNftsByCollection.Result> {
  return {
    queryKey: marketKey(api, 'getNftsByCollection', options),
    queryFn: ({ signal, pageParam }) => getNftsByCollection(api, { ...options, next: pageParam, signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next,
  }
}

/**
 * Reads the tokens of a collection, page by page.
 *
 * @param options - As for `getNftsByCollection`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useNftsByCollection({ slug: 'lanterns', listed: true, sort: 'price' })
 */
export function useNftsByCollection<data = InfiniteData<getNftsByCollection.Result, Cursor>>(
  options: AskedPages<getNftsByCollection.Options> | undefined,
  parameter: PagesParameter<getNftsByCollection.Result, data> = {},
) {
  const { api } = useSouk()
  return usePagedRead(options && getNftsByCollectionQueryOptions(api, options), parameter)
}
