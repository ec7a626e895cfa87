import { getActivity, type MarketApi } from '@souk/market'
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
 * Query options of what happened on the whole market, to a collection or a token, or by an account, the newest first,
 * page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getActivityQueryOptions(api, { slug: 'lanterns', types: ['sale'] }))
 */
export function getActivityQueryOptions(
  api: MarketApi,
  options: AskedPages<getActivity.Options>,
): PagedReadQuery<getActivity.Result> {
  return {
    queryKey: marketKey(api, 'getActivity', options),
    queryFn: ({ signal, pageParam }) => getActivity(api, { ...options, next: pageParam, signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next,
  }
}

/**
 * Reads what happened on the whole market, to a collection or a token, or by an account, the newest first,
 * page by page.
 *
 * @param options - As for `getActivity`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useActivity({ slug: 'lanterns', types: ['sale'] })
 */
export function useActivity<data = InfiniteData<getActivity.Result, Cursor>>(
  options: AskedPages<getActivity.Options> | undefined,
  parameter: PagesParameter<getActivity.Result, data> = {},
) {
  const { api } = useSouk()
  return usePagedRead(options && getActivityQueryOptions(api, options), parameter)
}
