import { getOrders, type MarketApi } from '@souk/market'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useSouk } from '../SoukProvider.js'
import { queryKey } from './queryKey.js'

/** Query options for orders, page by page. */
export function getOrdersQueryOptions(
  api: MarketApi,
  options: Omit<Parameters<typeof getOrders>[1], 'next'>,
) {
  return infiniteQueryOptions({
    queryKey: queryKey(api, 'getOrders', options),
    queryFn: ({ signal, pageParam }) =>
      getOrders(api, { ...options, ...(pageParam ? { next: pageParam } : {}), signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  })
}

/** Reads orders, page by page. */
export function useOrders(options: Omit<Parameters<typeof getOrders>[1], 'next'>) {
  return useInfiniteQuery(getOrdersQueryOptions(useSouk().api, options))
}
