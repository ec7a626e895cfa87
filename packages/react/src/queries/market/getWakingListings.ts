import type { MarketApi, MarketOrder } from '@souk/market'
import type { Address } from 'viem'
import { useSouk } from '../../provider/SoukContext.js'
import { wakingListings } from '../../trades/wakingListings.js'
import { marketKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

type Options = { order: Pick<MarketOrder, 'order' | 'orderHash'>; maker: Address }

/**
 * Query options of the inactive listings of an item that become valid again when its buyer owns it. See
 * `wakingListings`.
 *
 * @example
 * await queryClient.prefetchQuery(getWakingListingsQueryOptions(api, { order, maker }))
 */
export function getWakingListingsQueryOptions(
  api: MarketApi,
  { order, maker }: Options,
): ReadQuery<readonly MarketOrder[]> {
  return {
    queryKey: marketKey(api, 'getWakingListings', { orderHash: order.orderHash, maker }),
    queryFn: ({ signal }) => wakingListings(api, { maker, order: order.order, signal }),
    staleTime: 0,
  }
}

/**
 * Reads the inactive listings of an item that become valid again when its buyer owns it. See `wakingListings`.
 *
 * @example
 * const { data: waking = [] } = useWakingListings({ order, maker: buyer })
 */
export function useWakingListings<data = readonly MarketOrder[]>(
  options: Options | undefined,
  parameter: QueryParameter<readonly MarketOrder[], data> = {},
) {
  const { api } = useSouk()
  return useRead(options && getWakingListingsQueryOptions(api, options), parameter)
}
