import { type AnyClient, Order } from '@souk/seaport'
import { useSouk } from '../../provider/SoukContext.js'
import { atMarket } from '../atMarket.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/** The options of an inspection. Its time is that of the latest block, so that the key does not change every second. */
type Options = InspectedOrder<Order.inspect.Options>
type InspectedOrder<options> = options extends unknown ? Omit<options, 'facts' | 'now'> : never
type Findings = readonly Order.Finding[]

/**
 * Query options of the findings of `Order.inspect`, most severe first.
 *
 * The answer is fresh for `client.cacheTime`, about half a block. Set `staleTime` or `refetchInterval` to change that.
 *
 * @example
 * const findings = await queryClient.fetchQuery(inspectOrderQueryOptions(client, { order }))
 */
export function inspectOrderQueryOptions(client: AnyClient, options: Options): ReadQuery<Findings> {
  return {
    queryKey: chainKey(client, 'inspect', options),
    queryFn: () => Order.inspect(client, options),
    staleTime: client.cacheTime,
  }
}

/**
 * Inspects an order before it is signed, posted or filled.
 *
 * @param options - The options of `Order.inspect`, for the market's exchange unless `config` names another one. Reads
 * nothing while they are `undefined`.
 *
 * @example
 * const { data: findings } = useInspectOrder({ order, markets: [{ collection, currency: weth, floor }] })
 */
export function useInspectOrder<data = Findings>(
  options: Options | undefined,
  parameter: QueryParameter<Findings, data> = {},
) {
  const souk = useSouk()
  return useRead(options && inspectOrderQueryOptions(souk.client, atMarket(souk, options)), parameter)
}
