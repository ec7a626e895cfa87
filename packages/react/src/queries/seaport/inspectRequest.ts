import { type AnyClient, Order } from '@souk/seaport'
import { useSouk } from '../../provider/SoukContext.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

type Options = Order.inspectRequest.Options

/**
 * Query options of the explanation of a wallet request, with a simulation on the node.
 *
 * The answer is fresh for `client.cacheTime`, about half a block. Set `staleTime` or `refetchInterval` to change that.
 *
 * @example
 * const told = await queryClient.fetchQuery(inspectRequestQueryOptions(client, { request }))
 */
export function inspectRequestQueryOptions(
  client: AnyClient,
  options: Options,
): ReadQuery<Order.RequestInspection> {
  return {
    queryKey: chainKey(client, 'inspectRequest', options),
    queryFn: () => Order.inspectRequest(client, options),
    staleTime: client.cacheTime,
  }
}

/**
 * Explains a wallet request and simulates its transactions on the node.
 *
 * @param options - The options of `Order.inspectRequest`. Reads nothing while they are `undefined`.
 *
 * @example
 * const { data: told } = useInspectRequest({ request: { method: 'eth_sendTransaction', params: [call] } })
 */
export function useInspectRequest<data = Order.RequestInspection>(
  options: Options | undefined,
  parameter: QueryParameter<Order.RequestInspection, data> = {},
) {
  const { client } = useSouk()
  return useRead(options && inspectRequestQueryOptions(client, options), parameter)
}
