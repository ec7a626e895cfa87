import { type AnyClient, getCounter } from '@souk/seaport'
import { useSouk } from '../../provider/SoukProvider.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'
import { atMarket } from './atMarket.js'

/**
 * Query options of an account's counter on the exchange.
 *
 * It is taken as fresh for `client.cacheTime`, about half a block; give `staleTime` or `refetchInterval` for another rhythm.
 *
 * @example
 * await queryClient.fetchQuery(getCounterQueryOptions(client, { offerer }))
 */
export function getCounterQueryOptions(client: AnyClient, options: getCounter.Options): ReadQuery<bigint> {
  return {
    queryKey: chainKey(client, 'getCounter', options),
    queryFn: () => getCounter(client, options),
    staleTime: client.cacheTime,
  }
}

/**
 * Reads an account's counter on the exchange.
 *
 * @param options - As for `getCounter`, of the market's exchange unless `config` names another; nothing is read while they are
 *   `undefined`.
 *
 * @example
 * const { data: counter } = useCounter({ offerer })
 */
export function useCounter<data = bigint>(
  options: getCounter.Options | undefined,
  parameter: QueryParameter<bigint, data> = {},
) {
  const souk = useSouk()
  return useRead(options && getCounterQueryOptions(souk.client, atMarket(souk, options)), parameter)
}
