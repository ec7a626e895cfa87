import { getCollections, type MarketApi } from '@souk/market'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useSouk } from '../SoukProvider.js'
import { queryKey } from './queryKey.js'

/** Query options for the market's collections, page by page. */
export function getCollectionsQueryOptions(
  api: MarketApi,
  options: Omit<Parameters<typeof getCollections>[1], 'next'>,
) {
  return infiniteQueryOptions({
    queryKey: queryKey(api, 'getCollections', options),
    queryFn: ({ signal, pageParam }) =>
      getCollections(api, { ...options, ...(pageParam ? { next: pageParam } : {}), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })
}

/** Reads the market's collections, page by page. */
export function useCollections(options: Omit<Parameters<typeof getCollections>[1], 'next'>) {
  return useInfiniteQuery(getCollectionsQueryOptions(useSouk().api, options))
}
