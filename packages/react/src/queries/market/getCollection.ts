import { getCollection, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of one collection.
 *
 * @example
 * await queryClient.prefetchQuery(getCollectionQueryOptions(api, { slug: 'lanterns' }))
 */
export function getCollectionQueryOptions(
  api: MarketApi,
  options: Asked<getCollection.Options>,
): ReadQuery<getCollection.Result> {
  return {
    queryKey: marketKey(api, 'getCollection', options),
    queryFn: ({ signal }) => getCollection(api, { ...options, signal }),
  }
}

/**
 * Reads one collection.
 *
 * @param options - As for `getCollection`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data: collection } = useCollection({ slug: 'lanterns' })
 */
export function useCollection<data = getCollection.Result>(
  options: Asked<getCollection.Options> | undefined,
  parameter: QueryParameter<getCollection.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getCollectionQueryOptions(api, options), parameter)
}
