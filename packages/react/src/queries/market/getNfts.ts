import { getNfts, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of some tokens of any collections, in one request.
 *
 * @example
 * await queryClient.prefetchQuery(getNftsQueryOptions(api, { tokens: [{ address, identifier: 7n }] }))
 */
export function getNftsQueryOptions(
  api: MarketApi,
  options: Asked<getNfts.Options>,
): ReadQuery<getNfts.Result> {
  return {
    queryKey: marketKey(api, 'getNfts', options),
    queryFn: ({ signal }) => getNfts(api, { ...options, signal }),
  }
}

/**
 * Reads some tokens of any collections, in one request.
 *
 * @param options - As for `getNfts`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data: nfts } = useNfts({ tokens: [{ address, identifier: 7n }] })
 */
export function useNfts<data = getNfts.Result>(
  options: Asked<getNfts.Options> | undefined,
  parameter: QueryParameter<getNfts.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getNftsQueryOptions(api, options), parameter)
}
