import { getNftsByAccount, type MarketApi } from '@souk/market'
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
 * Query options of the tokens an account holds, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getNftsByAccountQueryOptions(api, { address }))
 */
export function getNftsByAccountQueryOptions(
  api: MarketApi,
  options: AskedPages<getNftsByAccount.Options>,
): PagedReadQuery<getNftsByAccount.Result> {
  return {
    queryKey: marketKey(api, 'getNftsByAccount', options),
    queryFn: ({ signal, pageParam }) => getNftsByAccount(api, { ...options, next: pageParam, signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next,
  }
}

/**
 * Reads the tokens an account holds, page by page.
 *
 * @param options - As for `getNftsByAccount`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useNftsByAccount({ address })
 */
export function useNftsByAccount<data = InfiniteData<getNftsByAccount.Result, Cursor>>(
  options: AskedPages<getNftsByAccount.Options> | undefined,
  parameter: PagesParameter<getNftsByAccount.Result, data> = {},
) {
  const { api } = useSouk()
  return usePagedRead(options && getNftsByAccountQueryOptions(api, options), parameter)
}
