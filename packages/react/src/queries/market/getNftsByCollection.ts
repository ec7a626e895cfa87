import { getNftsByCollection, type MarketApi } from '@souk/market'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useSouk } from '../SoukProvider.js'
import { queryKey } from './queryKey.js'

/** Query options for the tokens of a collection, page by page. */
export function getNftsByCollectionQueryOptions(
  api: MarketApi,
  options: Omit<Parameters<typeof getNftsByCollection>[1], 'next'>,
) {
  return infiniteQueryOptions({
    queryKey: queryKey(api, 'getNftsByCollection', options),
    queryFn: ({ signal, pageParam }) =>
      getNftsByCollection(api, { ...options, ...(pageParam ? { next: pageParam } : {}), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })
}

/** Reads the tokens of a collection, page by page. */
export function useNftsByCollection(options: Omit<Parameters<typeof getNftsByCollection>[1], 'next'>) {
  return useInfiniteQuery(getNftsByCollectionQueryOptions(useSouk().api, options))
}
