import { getSignedOrders, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of signed orders that are to be filled together, as the market gives them to one account.
 *
 * @example
 * await queryClient.prefetchQuery(getSignedOrdersQueryOptions(api, { orderHashes, fulfiller }))
 */
export function getSignedOrdersQueryOptions(
  api: MarketApi,
  options: Asked<getSignedOrders.Options>,
): ReadQuery<getSignedOrders.Result> {
  return {
    queryKey: marketKey(api, 'getSignedOrders', options),
    queryFn: ({ signal }) => getSignedOrders(api, { ...options, signal }),
    // What is about to be filled is asked for anew each time it is looked at.
    staleTime: 0,
  }
}

/**
 * Reads signed orders that are to be filled together, as the market gives them to one account; of one that cannot be
 * filled now, why.
 *
 * @param options - As for `getSignedOrders`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data: orders } = useSignedOrders({ orderHashes, fulfiller })
 */
export function useSignedOrders<data = getSignedOrders.Result>(
  options: Asked<getSignedOrders.Options> | undefined,
  parameter: QueryParameter<getSignedOrders.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getSignedOrdersQueryOptions(api, options), parameter)
}
