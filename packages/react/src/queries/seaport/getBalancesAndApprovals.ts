import { type AnyClient, getBalancesAndApprovals, type Holding } from '@souk/seaport'
import { useSouk } from '../../provider/SoukProvider.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'
import { atMarket } from './atMarket.js'

/**
 * Query options of what an account holds of some items and how much of it an operator may move.
 *
 * It is taken as fresh for `client.cacheTime`, about half a block; give `staleTime` or `refetchInterval` for another rhythm.
 *
 * @example
 * await queryClient.fetchQuery(getBalancesAndApprovalsQueryOptions(client, { owner, operator, items: order.parameters.offer }))
 */
export function getBalancesAndApprovalsQueryOptions(
  client: AnyClient,
  options: getBalancesAndApprovals.Options,
): ReadQuery<readonly Holding.BalanceAndApproval[]> {
  return {
    queryKey: chainKey(client, 'getBalancesAndApprovals', options),
    queryFn: () => getBalancesAndApprovals(client, options),
    staleTime: client.cacheTime,
  }
}

/**
 * Reads what an account holds of some items and how much of it an operator may move.
 *
 * @param options - As for `getBalancesAndApprovals`, of the market's exchange unless `config` names another; nothing is read while they are
 *   `undefined`.
 *
 * @example
 * const { data: holdings } = useBalancesAndApprovals({ owner, operator, items: order.parameters.offer })
 */
export function useBalancesAndApprovals<data = readonly Holding.BalanceAndApproval[]>(
  options: getBalancesAndApprovals.Options | undefined,
  parameter: QueryParameter<readonly Holding.BalanceAndApproval[], data> = {},
) {
  const souk = useSouk()
  return useRead(
    options && getBalancesAndApprovalsQueryOptions(souk.client, atMarket(souk, options)),
    parameter,
  )
}
