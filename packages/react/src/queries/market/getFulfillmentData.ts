import { getFulfillmentData, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of the signed order that is to be filled, as the market gives it to one account.
 *
 * @example
 * await queryClient.prefetchQuery(getFulfillmentDataQueryOptions(api, { side: 'ask', orderHash, fulfiller }))
 */
export function getFulfillmentDataQueryOptions(
  api: MarketApi,
  options: Asked<getFulfillmentData.Options>,
): ReadQuery<getFulfillmentData.Result> {
  return {
    queryKey: marketKey(api, 'getFulfillmentData', options),
    queryFn: ({ signal }) => getFulfillmentData(api, { ...options, signal }),
    // What is about to be filled is asked for anew each time it is looked at.
    staleTime: 0,
  }
}

/**
 * Reads the signed order that is to be filled, as the market gives it to one account.
 *
 * The transaction that the server proposes is there for comparison; never send it unchecked.
 *
 * @param options - As for `getFulfillmentData`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data } = useFulfillmentData({ side: 'ask', orderHash, fulfiller })
 */
export function useFulfillmentData<data = getFulfillmentData.Result>(
  options: Asked<getFulfillmentData.Options> | undefined,
  parameter: QueryParameter<getFulfillmentData.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getFulfillmentDataQueryOptions(api, options), parameter)
}
