import { getBundle, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of a bundle by the API's first version, which knows mainnet and goerli only.
 *
 * @example
 * await queryClient.prefetchQuery(getBundleQueryOptions(api, { slug: 'three-lanterns' }))
 */
export function getBundleQueryOptions(
  api: MarketApi,
  options: Asked<getBundle.Options>,
): ReadQuery<getBundle.Result> {
  return {
    queryKey: marketKey(api, 'getBundle', options),
    queryFn: ({ signal }) => getBundle(api, { ...options, signal }),
  }
}

/**
 * Reads a bundle by the API's first version, which knows mainnet and goerli only.
 *
 * @param options - As for `getBundle`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data: bundle } = useBundle({ slug: 'three-lanterns' })
 */
export function useBundle<data = getBundle.Result>(
  options: Asked<getBundle.Options> | undefined,
  parameter: QueryParameter<getBundle.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getBundleQueryOptions(api, options), parameter)
}
