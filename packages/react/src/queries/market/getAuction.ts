import { getAuction, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of how an English auction stands.
 *
 * @example
 * await queryClient.prefetchQuery(getAuctionQueryOptions(api, { orderHash }))
 */
export function getAuctionQueryOptions(
  api: MarketApi,
  options: Asked<getAuction.Options>,
): ReadQuery<getAuction.Result> {
  return {
    queryKey: marketKey(api, 'getAuction', options),
    queryFn: ({ signal }) => getAuction(api, { ...options, signal }),
  }
}

/**
 * Reads how an English auction stands.
 *
 * @param options - As for `getAuction`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data: auction } = useAuction({ orderHash })
 */
export function useAuction<data = getAuction.Result>(
  options: Asked<getAuction.Options> | undefined,
  parameter: QueryParameter<getAuction.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getAuctionQueryOptions(api, options), parameter)
}
