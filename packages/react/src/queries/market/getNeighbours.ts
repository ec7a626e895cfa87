import { getNeighbours, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of the NFTs before and after one.
 *
 * @example
 * await queryClient.prefetchQuery(getNeighboursQueryOptions(api, { address, identifier: 7n, sort: 'price' }))
 */
export function getNeighboursQueryOptions(
  api: MarketApi,
  options: Asked<getNeighbours.Options>,
): ReadQuery<getNeighbours.Result> {
  return {
    queryKey: marketKey(api, 'getNeighbours', options),
    queryFn: ({ signal }) => getNeighbours(api, { ...options, signal }),
  }
}

/**
 * Reads the NFTs before and after one, among those of its contract that are wanted, in their order.
 *
 * @param options - As for `getNeighbours`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data: { previous, next } = {} } = useNeighbours({ address, identifier: 7n, sort: 'price' })
 */
export function useNeighbours<data = getNeighbours.Result>(
  options: Asked<getNeighbours.Options> | undefined,
  parameter: QueryParameter<getNeighbours.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getNeighboursQueryOptions(api, options), parameter)
}
