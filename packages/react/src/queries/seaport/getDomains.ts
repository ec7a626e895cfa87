import { type AnyClient, getDomains } from '@souk/seaport'
import { useSouk } from '../../provider/SoukProvider.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'
import { atMarket } from './atMarket.js'

/**
 * Query options of all domains that have the same tag.
 *
 * It is taken as fresh for `client.cacheTime`, about half a block; give `staleTime` or `refetchInterval` for another rhythm.
 *
 * @example
 * await queryClient.fetchQuery(getDomainsQueryOptions(client, { tag: domainTag('souk.example') }))
 */
export function getDomainsQueryOptions(
  client: AnyClient,
  options: getDomains.Options,
): ReadQuery<readonly string[]> {
  return {
    queryKey: chainKey(client, 'getDomains', options),
    queryFn: () => getDomains(client, options),
    staleTime: client.cacheTime,
  }
}

/**
 * Reads all domains that have the same tag.
 *
 * @param options - As for `getDomains`, of the market's exchange unless `config` names another; nothing is read while they are
 *   `undefined`.
 *
 * @example
 * const { data: domains } = useDomains({ tag: domainTag('souk.example') })
 */
export function useDomains<data = readonly string[]>(
  options: getDomains.Options | undefined,
  parameter: QueryParameter<readonly string[], data> = {},
) {
  const souk = useSouk()
  return useRead(options && getDomainsQueryOptions(souk.client, atMarket(souk, options)), parameter)
}
