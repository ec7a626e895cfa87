import { type AnyClient, getDomain } from '@souk/seaport'
import { useSouk } from '../../provider/SoukProvider.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'
import { atMarket } from './atMarket.js'

/**
 * Query options of one domain of a tag, by the order of registration.
 *
 * It is read once: domains are never taken back.
 *
 * @example
 * await queryClient.fetchQuery(getDomainQueryOptions(client, { tag, index: 0n }))
 */
export function getDomainQueryOptions(client: AnyClient, options: getDomain.Options): ReadQuery<string> {
  return {
    queryKey: chainKey(client, 'getDomain', options),
    queryFn: () => getDomain(client, options),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/**
 * Reads one domain of a tag, by the order of registration.
 *
 * @param options - As for `getDomain`, of the market's exchange unless `config` names another; nothing is read while they are
 *   `undefined`.
 *
 * @example
 * const { data: domain } = useDomain({ tag, index: 0n })
 */
export function useDomain<data = string>(
  options: getDomain.Options | undefined,
  parameter: QueryParameter<string, data> = {},
) {
  const souk = useSouk()
  return useRead(options && getDomainQueryOptions(souk.client, atMarket(souk, options)), parameter)
}
