import { getCollectionOffers, type MarketApi } from '@souk/market'
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
 * Query options of the offers on any token of a collection or on some of its tokens, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getCollectionOffersQueryOptions(api, { slug: 'lanterns' }))
 */
export function getCollectionOffersQueryOptions(
  api: MarketApi,
  options: AskedPages<getCollectionOffers.Options>,
): PagedReadQuery<getCollectionOffers.Result> {
  return {
    queryKey: marketKey(api, 'getCollectionOffers', options),
    queryFn: ({ signal, pageParam }) => getCollectionOffers(api, { ...options, next: pageParam, signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next,
  }
}

/**
 * Reads the offers on any token of a collection or on some of its tokens, page by page.
 *
 * @param options - As for `getCollectionOffers`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useCollectionOffers({ slug: 'lanterns' })
 */
export function useCollectionOffers<data = InfiniteData<getCollectionOffers.Result, Cursor>>(
  options: AskedPages<getCollectionOffers.Options> | undefined,
  parameter: PagesParameter<getCollectionOffers.Result, data> = {},
) {
  const { api } = useSouk()
  return usePagedRead(options && getCollectionOffersQueryOptions(api, options), parameter)
}
