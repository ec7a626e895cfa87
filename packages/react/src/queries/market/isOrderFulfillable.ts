import { isOrderFulfillable, type Market, type OrderInput } from '@souk/market/flows'
import { Order } from '@souk/seaport'
import type { Address, Hex } from 'viem'
import { useReadMarket } from '../../provider/useReadMarket.js'
import { marketKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

/** The order, and the account that would call the exchange, which can be any account. */
type Options = { order: OrderInput; account: Address }

/**
 * Query options of whether the exchange would still accept an order.
 *
 * The answer is fresh for `client.cacheTime`, about half a block. Set `staleTime` or `refetchInterval` to change that.
 *
 * @example
 * await queryClient.fetchQuery(isOrderFulfillableQueryOptions(market, { order: listing, account })) // → true
 */
export function isOrderFulfillableQueryOptions(market: Market.Market, options: Options): ReadQuery<boolean> {
  const { order, account } = options
  return {
    queryKey: marketKey(market.api, 'isOrderFulfillable', { ...identityOf(order), account }),
    queryFn: ({ signal }) => isOrderFulfillable(market, { order, account, signal }),
    staleTime: market.client.cacheTime,
  }
}

/**
 * Reads whether the exchange would still accept an order: signed by its maker, neither cancelled nor filled.
 *
 * @param options - The options of `isOrderFulfillable`. Reads nothing while they are `undefined`.
 *
 * @example
 * const { data: isBuyable } = useIsOrderFulfillable({ order: listing, account: buyer })
 */
export function useIsOrderFulfillable<data = boolean>(
  options: Options | undefined,
  parameter: QueryParameter<boolean, data> = {},
) {
  const market = useReadMarket()
  return useRead(options && isOrderFulfillableQueryOptions(market, options), parameter)
}

/** Identifies the order and its signature, because the answer depends on both. */
function identityOf(order: OrderInput): { orderHash: Hex; signature?: Hex } {
  if (typeof order === 'string') return { orderHash: order }
  if ('orderHash' in order) return { orderHash: order.orderHash, signature: order.order.signature }
  return { orderHash: Order.hash(order.parameters), signature: order.signature }
}
