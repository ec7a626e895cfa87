import { getMarketInfo, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukContext.js'
import { marketKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of the market info. It is read once, because a market restarts when its chain or fees change.
 *
 * @example
 * const info = await queryClient.fetchQuery(getMarketInfoQueryOptions(api))
 */
export function getMarketInfoQueryOptions(api: MarketApi): ReadQuery<getMarketInfo.Result> {
  return {
    queryKey: marketKey(api, 'getMarketInfo', {}),
    queryFn: ({ signal }) => getMarketInfo(api, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/**
 * Reads the market info. If you passed it to `SoukProvider`, it is in `useSouk().info`.
 *
 * @example
 * const { data: info } = useMarketInfo()
 */
export function useMarketInfo<data = getMarketInfo.Result>(
  parameter: QueryParameter<getMarketInfo.Result, data> = {},
) {
  return useRead(getMarketInfoQueryOptions(useSouk().api), parameter)
}
