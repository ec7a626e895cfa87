import { getOrders, type MarketApi, type MarketOrder } from '@souk/market'
import type { Order } from '@souk/seaport'
import type { Address } from 'viem'

/**
 * Reads the inactive listings of an item whose maker does not own it. They become valid again as soon as the maker owns
 * the item, and anyone can then buy it at their price.
 *
 * Reads: one request, for up to 50 of the maker's listings.
 *
 * @param options.maker - The account that is about to receive the item.
 * @param options.order - The listing that the account buys.
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
    contract: item.token,
    tokenIds: [item.identifierOrCriteria],
    limit: 50,
    signal: options.signal,
  })
  // A missing reason may be this one, and an unnecessary warning is better than a missing one.
  return orders.filter(
    ({ status, reason }) => status === 'inactive' && (reason === undefined || reason === 'balance'),
  )
}
