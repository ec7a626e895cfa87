import { type AnyClient, getContractOffererNonce } from '@souk/seaport'
import { useSouk } from '../../provider/SoukProvider.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'
import { atMarket } from './atMarket.js'

/**
 * Query options of how many orders of a contract that makes its own orders were filled.
 *
 * It is taken as fresh for `client.cacheTime`, about half a block; give `staleTime` or `refetchInterval` for another rhythm.
 *
 * @example
 * await queryClient.fetchQuery(getContractOffererNonceQueryOptions(client, { contractOfferer }))
 */
export function getContractOffererNonceQueryOptions(
  client: AnyClient,
  options: getContractOffererNonce.Options,
): ReadQuery<bigint> {
  return {
    queryKey: chainKey(client, 'getContractOffererNonce', options),
    queryFn: () => getContractOffererNonce(client, options),
    staleTime: client.cacheTime,
  }
}

/**
 * Reads how many orders of a contract that makes its own orders were filled.
 *
 * @param options - As for `getContractOffererNonce`, of the market's exchange unless `config` names another; nothing is read while they are
 *   `undefined`.
 *
 * @example
 * const { data: nonce } = useContractOffererNonce({ contractOfferer })
 */
export function useContractOffererNonce<data = bigint>(
  options: getContractOffererNonce.Options | undefined,
  parameter: QueryParameter<bigint, data> = {},
) {
  const souk = useSouk()
  return useRead(
    options && getContractOffererNonceQueryOptions(souk.client, atMarket(souk, options)),
    parameter,
  )
}
