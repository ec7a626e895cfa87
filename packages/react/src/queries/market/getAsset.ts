import { getAsset, type MarketApi } from '@souk/market'
import { useSouk } from '../../provider/SoukProvider.js'
import { marketKey } from '../queryKey.js'
import { type Asked, type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/**
 * Query options of a token by the API's first version, which knows mainnet and goerli only.
 *
 * @example
 * await queryClient.prefetchQuery(getAssetQueryOptions(api, { tokenAddress, tokenId: 7n }))
 */
export function getAssetQueryOptions(
  api: MarketApi,
  options: Asked<getAsset.Options>,
): ReadQuery<getAsset.Result> {
  return {
    queryKey: marketKey(api, 'getAsset', options),
    queryFn: ({ signal }) => getAsset(api, { ...options, signal }),
  }
}

/**
 * Reads a token by the API's first version, which knows mainnet and goerli only.
 *
 * @param options - As for `getAsset`; nothing is read while they are `undefined`.
 *
 * @example
 * const { data: asset } = useAsset({ tokenAddress, tokenId: 7n })
 */
export function useAsset<data = getAsset.Result>(
  options: Asked<getAsset.Options> | undefined,
  parameter: QueryParameter<getAsset.Result, data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getAssetQueryOptions(api, options), parameter)
}
