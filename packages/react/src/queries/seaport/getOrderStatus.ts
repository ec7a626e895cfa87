import { type AnyClient, type Fraction, getOrderStatus } from '@souk/seaport'
import { useSouk } from '../../provider/SoukProvider.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'
import { atMarket } from './atMarket.js'

/**
 * Query options of what the exchange knows of an order.
 *
 * It is taken as fresh for `client.cacheTime`, about half a block; give `staleTime` or `refetchInterval` for another rhythm.
 *
 * @example
 * await queryClient.fetchQuery(getOrderStatusQueryOptions(client, { orderHash }))
 */
export function getOrderStatusQueryOptions(
  client: AnyClient,
  options: Parameters<typeof getOrderStatus>[1],
): ReadQuery<Fraction.Status> {
  return {
    queryKey: chainKey(client, 'getOrderStatus', options),
    queryFn: () => getOrderStatus(client, options),
    staleTime: client.cacheTime,
  }
}

/**
 * Reads what the exchange knows of an order.
 *
 * @param options - As for `getOrderStatus`, of the market's exchange unless `config` names another; nothing is read while they are
 *   `undefined`.
 *
 * @example
 * const { data: status } = useOrderStatus({ orderHash })
 */
export function useOrderStatus<data = Fraction.Status>(
  options: Parameters<typeof getOrderStatus>[1] | undefined,
  parameter: QueryParameter<Fraction.Status, data> = {},
) {
  const souk = useSouk()
  return useRead(options && getOrderStatusQueryOptions(souk.client, atMarket(souk, options)), parameter)
}
