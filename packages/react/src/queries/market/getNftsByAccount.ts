import { getNftsByAccount, type MarketApi } from '@souk/market'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useSouk } from '../SoukProvider.js'
import { queryKey } from './queryKey.js'

/** Query options for the tokens an account holds, page by page. */
export function getNftsByAccountQueryOptions(
  api: MarketApi,
  options: Omit<Parameters<typeof getNftsByAccount>[1], 'next'>,
) {
  return infiniteQueryOptions({
    queryKey: queryKey(api, 'getNftsByAccount', options),
    queryFn: ({ signal, pageParam }) =>
      getNftsByAccount(api, { ...options, ...(pageParam ? { next: pageParam } : {}), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })
}

/** Reads the tokens an account holds, page by page. */
export function useNftsByAccount(options: Omit<Parameters<typeof getNftsByAccount>[1], 'next'>) {
  return useInfiniteQuery(getNftsByAccountQueryOptions(useSouk().api, options))
}
