import { type AnyClient, getInformation } from '@souk/seaport'
import { useSouk } from '../../provider/SoukProvider.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'
import { atMarket } from './atMarket.js'

/**
 * Query options of what the exchange says of itself: version, domain separator, conduit controller.
 *
 * It is read once: a contract does not change.
 *
 * @example
 * await queryClient.fetchQuery(getInformationQueryOptions(client, {}))
 */
export function getInformationQueryOptions(
  client: AnyClient,
  options: getInformation.Options,
): ReadQuery<getInformation.Result> {
  return {
    queryKey: chainKey(client, 'getInformation', options),
    queryFn: () => getInformation(client, options),
    staleTime: Number.POSITIVE_INFINITY,
  }
}

/**
 * Reads what the exchange says of itself: version, domain separator, conduit controller.
 *
 * @param options - As for `getInformation`, of the market's exchange unless `config` names another; nothing is read while they are
 *   `undefined`.
 *
 * @example
 * const { data: information } = useInformation({})
 */
export function useInformation<data = getInformation.Result>(
  options: getInformation.Options | undefined,
  parameter: QueryParameter<getInformation.Result, data> = {},
) {
  const souk = useSouk()
  return useRead(options && getInformationQueryOptions(souk.client, atMarket(souk, options)), parameter)
}
