import { getSettlement, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of which bid wins an English auction that has ended, signed by the market.
 *
 * @example
 * await queryClient.prefetchQuery(getSettlementQueryOptions(api, { orderHash }))
 */
export function getSettlementQueryOptions(
  api: MarketApi,
  options: Asked<getSettlement.Options>,
): ReadQuery<getSettlement.Result> {
  return {
    queryKey: marketKey(api, 'getSettlement', options),
    queryFn: ({ signal }) => getSettlement(api, { ...options, signal }),
    // The winner changes with what bidders can still pay.
    staleTime: 0,
  }
}

/**
 * Reads which bid wins an English auction that has ended, signed by the market.
 *
 * Fails while the auction runs; ask when it has ended.
 *
 * @param options - As for `getSettlement`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data: settlement } = useSettlement({ orderHash })
 */
export function useSettlement<data = getSettlement.Result>(
  options: Asked<getSettlement.Options> | undefined,
  parameter: QueryParameter<getSettlement.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getSettlementQueryOptions(api, options), parameter)
}
