import { getOrders, type MarketApi } from '@souk/market'
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
 * Query options of listings or offers, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getOrdersQueryOptions(api, { side: 'ask', maker }))
 */
export function getOrdersQueryOptions(
  api: MarketApi,
  options: AskedPages<getOrders.Options>,
): PagedReadQuery<getOrders.Result> {
  return {
    queryKey: marketKey(api, 'getOrders', options),
    queryFn: ({ signal, pageParam }) => getOrders(api, { ...options, next: pageParam, signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next,
  }
}

/**
 * Reads listings or offers, page by page.
 *
 * @param options - As for `getOrders`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useOrders({ side: 'ask', maker })
 */
export function useOrders<data = InfiniteData<getOrders.Result, Cursor>>(
  options: AskedPages<getOrders.Options> | undefined,
  parameter: PagesParameter<getOrders.Result, data> = {},
) {
  const { api } = useSouk()
  return usePagedRead(options && getOrdersQueryOptions(api, options), parameter)
}
