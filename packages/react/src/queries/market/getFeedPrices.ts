import type { FiatPrice } from '@souk/market'
import { getFeedPrices } from '@souk/market/flows'
import type { AnyClient } from '@souk/seaport'
import { useSouk } from '../../provider/SoukContext.js'
import { chainKey } from '../queryKey.js'
import { type QueryParameter, type ReadQuery, useRead } from '../useRead.js'

type Options = { feeds: readonly FiatPrice.PriceFeed[] }
type Prices = readonly FiatPrice.FiatPrice[]

/**
 * Query options of the prices of currencies in fiat currencies, as price feeds on the chain return them. They are
 * approximate and for display.
 *
 * The answer is fresh for a minute, because feeds change rarely. Set `staleTime` or `refetchInterval` to change that.
 *
 * @example
 * const [price] = await queryClient.fetchQuery(getFeedPricesQueryOptions(client, { feeds: info.priceFeeds ?? [] }))
 */
export function getFeedPricesQueryOptions(client: AnyClient, options: Options): ReadQuery<Prices> {
  return {
    queryKey: chainKey(client, 'getFeedPrices', options),
    queryFn: () => getFeedPrices({ client }, options),
    staleTime: 60_000,
  }
}

/**
 * Reads the prices of currencies in fiat currencies, as price feeds on the chain return them. They are approximate and
 * for display. Judge them again with `FiatPrice.at` if they are shown for long.
 *
 * @param options - The feeds. Reads nothing while they are `undefined`.
 *
 * @example
 * const { data: prices } = useFeedPrices(info.priceFeeds && { feeds: info.priceFeeds })
 */
export function useFeedPrices<data = Prices>(
  options: Options | undefined,
  parameter: QueryParameter<Prices, data> = {},
) {
  const { client } = useSouk()
  return useRead(options && getFeedPricesQueryOptions(client, options), parameter)
}
