import { getOrdersByHash, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of orders by their hashes, whatever their status, in one request for each 50.
 *
 * @example
 * await queryClient.prefetchQuery(getOrdersByHashQueryOptions(api, { orderHashes }))
 */
export function getOrdersByHashQueryOptions(
  api: MarketApi,
  options: Asked<getOrdersByHash.Options>,
): ReadQuery<getOrdersByHash.Result> {
  return {
    queryKey: marketKey(api, 'getOrdersByHash', options),
    queryFn: ({ signal }) => getOrdersByHash(api, { ...options, signal }),
  }
}

/**
 * Reads orders by their hashes, whatever their status, in one request for each 50; those that the market knows.
 *
 * @param options - As for `getOrdersByHash`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data: orders } = useOrdersByHash({ orderHashes })
 */
export function useOrdersByHash<data = getOrdersByHash.Result>(
  options: Asked<getOrdersByHash.Options> | undefined,
  parameter: QueryParameter<getOrdersByHash.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getOrdersByHashQueryOptions(api, options), parameter)
}
