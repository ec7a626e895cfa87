import { type AnyClient, getOrderHash } from '@souk/seaport'
import type { Hex } from 'viem'
import { useSouk } from '../../provider/SoukProvider.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'
import { atMarket } from './atMarket.js'

/**
 * Query options of the hash of an order, as the exchange computes it.
 *
 * It is read once: the same order has the same hash for ever.
 *
 * @example
 * await queryClient.fetchQuery(getOrderHashQueryOptions(client, { components }))
 */
export function getOrderHashQueryOptions(
  client: AnyClient,
  options: Parameters<typeof getOrderHash>[1],
): ReadQuery<Hex> {
  return {
    queryKey: chainKey(client, 'getOrderHash', options),
    queryFn: () => getOrderHash(client, options),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/**
 * Reads the hash of an order, as the exchange computes it.
 *
 * @param options - As for `getOrderHash`, of the market's exchange unless `config` names another; nothing is read while they are
 *   `undefined`.
 *
 * @example
 * const { data: orderHash } = useOrderHash({ components })
 */
export function useOrderHash<data = Hex>(
  options: Parameters<typeof getOrderHash>[1] | undefined,
  parameter: QueryParameter<Hex, data> = {},
) {
  const souk = useSouk()
  return useRead(options && getOrderHashQueryOptions(souk.client, atMarket(souk, options)), parameter)
}
