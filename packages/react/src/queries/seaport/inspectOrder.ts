import { type AnyClient, Order } from '@souk/seaport'
import { useSouk } from '../../provider/SoukProvider.js'
import { atMarket } from '../atMarket.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/** What an inspection goes by; its time is that of the newest block, so that the key does not change by the second. */
type Options = InspectedOrder<Order.inspect.Options>
type InspectedOrder<options> = options extends unknown ? Omit<options, 'facts' | 'now'> : never
type Findings = readonly Order.Finding[]

/**
 * Query options of what `Order.inspect` finds in an order, worst first.
 *
 * It is taken as fresh for `client.cacheTime`, about half a block; give `staleTime` or `refetchInterval` for another rhythm.
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
 * Looks at an order from every side before it is signed, posted or filled.
 *
 * @param options - As for `Order.inspect`, of the market's exchange unless `config` names another; nothing is read while
 *   they are `undefined`.
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
