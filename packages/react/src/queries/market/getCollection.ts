import { getCollection, type MarketApi } from '@souk/market'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSouk } from '../SoukProvider.js'
import { queryKey } from './queryKey.js'

/** Query options for one collection. */
export function getCollectionQueryOptions(api: MarketApi, options: Parameters<typeof getCollection>[1]) {
  return queryOptions({
    queryKey: queryKey(api, 'getCollection', options),
    queryFn: ({ signal }) => getCollection(api, { ...options, signal }),
  })
}

/** Reads one collection. */
export function useCollection(options: Parameters<typeof getCollection>[1]) {
  return useQuery(getCollectionQueryOptions(useSouk().api, options))
}
