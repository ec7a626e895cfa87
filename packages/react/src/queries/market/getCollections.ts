import { getCollections, type MarketApi } from '@souk/market'
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
 * Query options of the market's collections, or those of some slugs, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getCollectionsQueryOptions(api, { limit: 50 }))
 */
export function getCollectionsQueryOptions(
  api: MarketApi,
  options: AskedPages<getCollections.Options>,
): PagedReadQuery<getCollections.Result> {
  return {
    queryKey: marketKey(api, 'getCollections', options),
    queryFn: ({ signal, pageParam }) =>
      getCollections(api, options.slugs ? { ...options, signal } : { ...options, next: pageParam, signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next,
  }
}

/**
 * Reads the market's collections, or those of some slugs, page by page.
 *
 * @param options - As for `getCollections`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useCollections({ limit: 50 })
 */
export function useCollections<data = InfiniteData<getCollections.Result, Cursor>>(
  options: AskedPages<getCollections.Options> | undefined,
  parameter: PagesParameter<getCollections.Result, data> = {},
) {
  const { api } = useSouk()
  return usePagedRead(options && getCollectionsQueryOptions(api, options), parameter)
}
