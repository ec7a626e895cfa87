import { getOrder, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of one order, by its hash or the first that fits a search.
 *
 * @example
 * await queryClient.prefetchQuery(getOrderQueryOptions(api, { orderHash }))
 */
export function getOrderQueryOptions(
  api: MarketApi,
  options: Asked<getOrder.Options>,
): ReadQuery<getOrder.Result> {
  return {
    queryKey: marketKey(api, 'getOrder', options),
    queryFn: ({ signal }) => getOrder(api, { ...options, signal }),
  }
}

/**
 * Reads one order, by its hash or the first that fits a search.
 *
 * @param options - As for `getOrder`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data: order } = useOrder({ orderHash })
 */
export function useOrder<data = getOrder.Result>(
  options: Asked<getOrder.Options> | undefined,
  parameter: QueryParameter<getOrder.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getOrderQueryOptions(api, options), parameter)
}
