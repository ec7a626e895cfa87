import { getNft, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of one token.
 *
 * @example
 * await queryClient.prefetchQuery(getNftQueryOptions(api, { address, identifier: 7n }))
 */
export function getNftQueryOptions(api: MarketApi, options: Asked<getNft.Options>): ReadQuery<getNft.Result> {
  return {
    queryKey: marketKey(api, 'getNft', options),
    queryFn: ({ signal }) => getNft(api, { ...options, signal }),
  }
}

/**
 * Reads one token.
 *
 * @param options - As for `getNft`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data: nft } = useNft({ address, identifier: 7n })
 */
export function useNft<data = getNft.Result>(
  options: Asked<getNft.Options> | undefined,
  parameter: QueryParameter<getNft.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getNftQueryOptions(api, options), parameter)
}
