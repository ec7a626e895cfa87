import { getSearchResults, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of what a market finds for a text.
 *
 * @example
 * await queryClient.prefetchQuery(getSearchResultsQueryOptions(api, { text: 'brass lan' }))
 */
export function getSearchResultsQueryOptions(
  api: MarketApi,
  options: Asked<getSearchResults.Options>,
): ReadQuery<getSearchResults.Result> {
  return {
    queryKey: marketKey(api, 'getSearchResults', options),
    queryFn: ({ signal }) => getSearchResults(api, { ...options, signal }),
  }
}

/**
 * Reads what a market finds for a text.
 *
 * @param options - As for `getSearchResults`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data } = useSearchResults({ text: 'brass lan' })
 */
export function useSearchResults<data = getSearchResults.Result>(
  options: Asked<getSearchResults.Options> | undefined,
  parameter: QueryParameter<getSearchResults.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getSearchResultsQueryOptions(api, options), parameter)
}
