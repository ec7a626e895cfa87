import { getOrders, type MarketApi, type MarketOrder } from '@souk/market'
import type { Order } from '@souk/seaport'
import type { Address } from 'viem'

/**
 * Reads the listings of an item that sleep because their maker does not hold it. They become valid the moment the maker
 * holds the item again, and anyone can then buy it at their price.
 *
 * Reads: one request, for up to 50 of the maker's listings.
 *
 * @param options.maker - Who is about to get the item.
 * @param options.order - The listing through which it is bought.
 */
export async function wakingListings(
  api: MarketApi,
  options: { maker: Address; order: Pick<Order.Order, 'parameters'>; signal?: AbortSignal | undefined },
): Promise<readonly MarketOrder[]> {
  const [item] = options.order.parameters.offer
  if (!item) return []
  const { orders } = await getOrders(api, {
    side: 'ask',
    maker: options.maker,
    assetContractAddress: item.token,
    tokenIds: [item.identifierOrCriteria],
    limit: 50,
    signal: options.signal,
  })
  // A market that gives no reason may mean this one; better one warning too many.
  return orders.filter(
    ({ status, reason }) => status === 'inactive' && (reason === undefined || reason === 'balance'),
  )
}
