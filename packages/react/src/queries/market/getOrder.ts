import { getOrder, type MarketApi } from '@souk/market'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSouk } from '../SoukProvider.js'
import { queryKey } from './queryKey.js'

/** Query options for one order. */
export function getOrderQueryOptions(api: MarketApi, options: Parameters<typeof getOrder>[1]) {
  return queryOptions({
    queryKey: queryKey(api, 'getOrder', options),
    queryFn: ({ signal }) => getOrder(api, { ...options, signal }),
  })
}

/** Reads one order. */
export function useOrder(options: Parameters<typeof getOrder>[1]) {
  return useQuery(getOrderQueryOptions(useSouk().api, options))
}
