import { FiatPrice } from '@souk/market'
import { useFeedPrices } from '@souk/react'
import { useNow } from '@souk/ui/parts/kit/useNow.js'
import { useInfo } from '@souk/ui/parts/market/useInfo.js'
import { useMemo } from 'react'

/** How often the feeds are read again while the page is visible. */
const everyMs = 60_000

/**
 * Reads the prices of currencies from the price feeds of the market, through the node of the visitor, and judges their
 * age as time passes. Reads nothing if the market has no feeds.
 *
 * @param options.isOn - Whether to read them.
 */
export function useFiatPrices({ isOn }: { isOn: boolean }): readonly FiatPrice.FiatPrice[] | undefined {
  const { priceFeeds } = useInfo()
  const now = useNow(everyMs)
  const { data } = useFeedPrices(isOn && priceFeeds ? { feeds: priceFeeds } : undefined, {
    query: { refetchInterval: everyMs },
  })
  return useMemo(() => data?.map((price) => FiatPrice.at(price, now)), [data, now])
}
