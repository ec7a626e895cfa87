import { getHolders, type MarketApi } from '@souk/market'
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
 * Query options of the accounts that hold tokens of a collection, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getHoldersQueryOptions(api, { slug: 'lanterns' }))
 */
export function getHoldersQueryOptions(
  api: MarketApi,
  options: AskedPages<getHolders.Options>,
): PagedReadQuery<getHolders.Result> {
  return {
    queryKey: marketKey(api, 'getHolders', options),
    queryFn: ({ signal, pageParam }) => getHolders(api, { ...options, next: pageParam, signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next,
  }
}

/**
 * Reads the accounts that hold tokens of a collection, page by page.
 *
 * @param options - As for `getHolders`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useHolders({ slug: 'lanterns' })
 */
export function useHolders<data = InfiniteData<getHolders.Result, Cursor>>(
  options: AskedPages<getHolders.Options> | undefined,
  parameter: PagesParameter<getHolders.Result, data> = {},
) {
  const { api } = useSouk()
  return usePagedRead(options && getHoldersQueryOptions(api, options), parameter)
}
