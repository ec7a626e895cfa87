import { type AnyClient, getNumberOfDomains } from '@souk/seaport'
import { useSouk } from '../../provider/SoukProvider.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'
import { atMarket } from './atMarket.js'

/**
 * Query options of how many domains are registered that have the same tag.
 *
 * It is taken as fresh for `client.cacheTime`, about half a block; give `staleTime` or `refetchInterval` for another rhythm.
 *
 * @example
 * await queryClient.fetchQuery(getNumberOfDomainsQueryOptions(client, { tag }))
 */
export function getNumberOfDomainsQueryOptions(
  client: AnyClient,
  options: getNumberOfDomains.Options,
): ReadQuery<bigint> {
  return {
    queryKey: chainKey(client, 'getNumberOfDomains', options),
    queryFn: () => getNumberOfDomains(client, options),
    staleTime: client.cacheTime,
  }
}

/**
 * Reads how many domains are registered that have the same tag.
 *
 * @param options - As for `getNumberOfDomains`, of the market's exchange unless `config` names another; nothing is read while they are
 *   `undefined`.
 *
 * @example
 * const { data: number } = useNumberOfDomains({ tag })
 */
export function useNumberOfDomains<data = bigint>(
  options: getNumberOfDomains.Options | undefined,
  parameter: QueryParameter<bigint, data> = {},
) {
  const souk = useSouk()
  return useRead(options && getNumberOfDomainsQueryOptions(souk.client, atMarket(souk, options)), parameter)
}
