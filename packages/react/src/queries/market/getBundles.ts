import { getBundles, type MarketApi } from '@souk/market'
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
 * Query options of bundles by the API's first version, which knows mainnet and goerli only, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getBundlesQueryOptions(api, { owner }))
 */
export function getBundlesQueryOptions(
  api: MarketApi,
  options: AskedPages<getBundles.Options>,
): PagedReadQuery<getBundles.Result> {
  return {
    queryKey: marketKey(api, 'getBundles', options),
    queryFn: ({ signal, pageParam }) => getBundles(api, { ...options, next: pageParam, signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next,
  }
}

/**
 * Reads bundles by the API's first version, which knows mainnet and goerli only, page by page.
 *
 * @param options - As for `getBundles`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useBundles({ owner })
 */
export function useBundles<data = InfiniteData<getBundles.Result, Cursor>>(
  options: AskedPages<getBundles.Options> | undefined,
  parameter: PagesParameter<getBundles.Result, data> = {},
) {
  const { api } = useSouk()
  return usePagedRead(options && getBundlesQueryOptions(api, options), parameter)
}
