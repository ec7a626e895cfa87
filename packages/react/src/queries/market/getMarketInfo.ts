import { getMarketInfo, type MarketApi } from '@souk/market'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSouk } from '../SoukProvider.js'
import { queryKey } from './queryKey.js'

/** Query options for what a market says about itself. */
export function getMarketInfoQueryOptions(api: MarketApi) {
  return queryOptions({
    queryKey: queryKey(api, 'getMarketInfo', {}),
    queryFn: ({ signal }) => getMarketInfo(api, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Reads what the market says about itself. */
export function useMarketInfo() {
  return useQuery(getMarketInfoQueryOptions(useSouk().api))
}
