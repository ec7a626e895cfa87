import { getCollectionHistory, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of a collection's sales and floor over time.
 *
 * @example
 * await queryClient.prefetchQuery(getCollectionHistoryQueryOptions(api, { slug: 'lanterns', period: '30d' }))
 */
export function getCollectionHistoryQueryOptions(
  api: MarketApi,
  options: Asked<getCollectionHistory.Options>,
): ReadQuery<getCollectionHistory.Result> {
  return {
    queryKey: marketKey(api, 'getCollectionHistory', options),
    queryFn: ({ signal }) => getCollectionHistory(api, { ...options, signal }),
  }
}

/**
 * Reads a collection's sales and floor over time.
 *
 * @param options - As for `getCollectionHistory`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data } = useCollectionHistory({ slug: 'lanterns', period: '30d' })
 */
export function useCollectionHistory<data = getCollectionHistory.Result>(
  options: Asked<getCollectionHistory.Options> | undefined,
  parameter: QueryParameter<getCollectionHistory.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getCollectionHistoryQueryOptions(api, options), parameter)
}
