import { getDepth, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of a collection's book by price.
 *
 * @example
 * await queryClient.prefetchQuery(getDepthQueryOptions(api, { slug: 'lanterns' }))
 */
export function getDepthQueryOptions(
  api: MarketApi,
  options: Asked<getDepth.Options>,
): ReadQuery<getDepth.Result> {
  return {
    queryKey: marketKey(api, 'getDepth', options),
    queryFn: ({ signal }) => getDepth(api, { ...options, signal }),
  }
}

/**
 * Reads a collection's book by price.
 *
 * @param options - As for `getDepth`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data } = useDepth({ slug: 'lanterns' })
 */
export function useDepth<data = getDepth.Result>(
  options: Asked<getDepth.Options> | undefined,
  parameter: QueryParameter<getDepth.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getDepthQueryOptions(api, options), parameter)
}
