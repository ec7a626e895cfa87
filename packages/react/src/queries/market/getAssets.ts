import { getAssets, type MarketApi } from '@souk/market'
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
 * Query options of tokens by the API's first version, which knows mainnet and goerli only, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getAssetsQueryOptions(api, { owner }))
 */
export function getAssetsQueryOptions(
  api: MarketApi,
  options: AskedPages<getAssets.Options>,
): PagedReadQuery<getAssets.Result> {
  return {
    queryKey: marketKey(api, 'getAssets', options),
    queryFn: ({ signal, pageParam }) => getAssets(api, { ...options, next: pageParam, signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next,
  }
}

/**
 * Reads tokens by the API's first version, which knows mainnet and goerli only, page by page.
 *
 * @param options - As for `getAssets`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useAssets({ owner })
 */
export function useAssets<data = InfiniteData<getAssets.Result, Cursor>>(
  options: AskedPages<getAssets.Options> | undefined,
  parameter: PagesParameter<getAssets.Result, data> = {},
) {
  const { api } = useSouk()
  return usePagedRead(options && getAssetsQueryOptions(api, options), parameter)
}
