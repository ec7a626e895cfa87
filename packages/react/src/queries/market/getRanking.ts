import { getRanking, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of a ranking of the market's collections.
 *
 * @example
 * await queryClient.prefetchQuery(getRankingQueryOptions(api, { period: '7d' }))
 */
export function getRankingQueryOptions(
  api: MarketApi,
  options: Asked<getRanking.Options>,
): ReadQuery<getRanking.Result> {
  return {
    queryKey: marketKey(api, 'getRanking', options),
    queryFn: ({ signal }) => getRanking(api, { ...options, signal }),
  }
}

/**
 * Reads a ranking of the market's collections.
 *
 * @param options - As for `getRanking`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data } = useRanking({ period: '7d' })
 */
export function useRanking<data = getRanking.Result>(
  options: Asked<getRanking.Options> | undefined,
  parameter: QueryParameter<getRanking.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getRankingQueryOptions(api, options), parameter)
}
