import { getNftsByContract, type MarketApi } from '@souk/market'
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
 * Query options of the tokens of a contract, page by page.
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(getNftsByContractQueryOptions(api, { address, limit: 50 }))
 */
export function getNftsByContractQueryOptions(
  api: MarketApi,
  options: AskedPages<getNftsByContract.Options>,
): PagedReadQuery<getNftsByContract.Result> {
  return {
    queryKey: marketKey(api, 'getNftsByContract', options),
    queryFn: ({ signal, pageParam }) => getNftsByContract(api, { ...options, next: pageParam, signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next,
  }
}

/**
 * Reads the tokens of a contract, page by page.
 *
 * @param options - As for `getNftsByContract`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data, fetchNextPage } = useNftsByContract({ address, limit: 50 })
 */
export function useNftsByContract<data = InfiniteData<getNftsByContract.Result, Cursor>>(
  options: AskedPages<getNftsByContract.Options> | undefined,
  parameter: PagesParameter<getNftsByContract.Result, data> = {},
) {
  const { api } = useSouk()
  return usePagedRead(options && getNftsByContractQueryOptions(api, options), parameter)
}
