import { getNft, type MarketApi } from '@souk/market'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSouk } from '../SoukProvider.js'
import { queryKey } from './queryKey.js'

/** Query options for one token. */
export function getNftQueryOptions(api: MarketApi, options: Parameters<typeof getNft>[1]) {
  return queryOptions({
    queryKey: queryKey(api, 'getNft', options),
    queryFn: ({ signal }) => getNft(api, { ...options, signal }),
  })
}

/** Reads one token. */
export function useNft(options: Parameters<typeof getNft>[1]) {
  return useQuery(getNftQueryOptions(useSouk().api, options))
}
