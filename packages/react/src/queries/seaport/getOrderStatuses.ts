import { type AnyClient, type Fraction, getOrderStatuses } from '@souk/seaport'
import { useSouk } from '../../provider/SoukProvider.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'
import { atMarket } from './atMarket.js'

/**
 * Query options of what the exchange knows of any number of orders, all at one block.
 *
 * It is taken as fresh for `client.cacheTime`, about half a block; give `staleTime` or `refetchInterval` for another rhythm.
 *
 * @example
 * await queryClient.fetchQuery(getOrderStatusesQueryOptions(client, { orderHashes }))
 */
export function getOrderStatusesQueryOptions(
  client: AnyClient,
  options: getOrderStatuses.Options,
): ReadQuery<readonly Fraction.Status[]> {
  return {
    queryKey: chainKey(client, 'getOrderStatuses', options),
    queryFn: () => getOrderStatuses(client, options),
    staleTime: client.cacheTime,
  }
}

/**
 * Reads what the exchange knows of any number of orders, all at one block.
 *
 * @param options - As for `getOrderStatuses`, of the market's exchange unless `config` names another; nothing is read while they are
 *   `undefined`.
 *
 * @example
 * const { data: statuses } = useOrderStatuses({ orderHashes })
 */
export function useOrderStatuses<data = readonly Fraction.Status[]>(
  options: getOrderStatuses.Options | undefined,
  parameter: QueryParameter<readonly Fraction.Status[], data> = {},
) {
  const souk = useSouk()
  return useRead(options && getOrderStatusesQueryOptions(souk.client, atMarket(souk, options)), parameter)
}
