import { getPaymentToken, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of one currency that the market takes.
 *
 * @example
 * await queryClient.prefetchQuery(getPaymentTokenQueryOptions(api, { address }))
 */
export function getPaymentTokenQueryOptions(
  api: MarketApi,
  options: Asked<getPaymentToken.Options>,
): ReadQuery<getPaymentToken.Result> {
  return {
    queryKey: marketKey(api, 'getPaymentToken', options),
    queryFn: ({ signal }) => getPaymentToken(api, { ...options, signal }),
  }
}

/**
 * Reads one currency that the market takes.
 *
 * @param options - As for `getPaymentToken`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data: currency } = usePaymentToken({ address })
 */
export function usePaymentToken<data = getPaymentToken.Result>(
  options: Asked<getPaymentToken.Options> | undefined,
  parameter: QueryParameter<getPaymentToken.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getPaymentTokenQueryOptions(api, options), parameter)
}
