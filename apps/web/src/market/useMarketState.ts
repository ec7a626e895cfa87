import { useMarketEvents } from '@souk/react'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react'
import { failingOf, type MarketState, marketState } from './marketState.js'
import { useHealth } from './useHealth.js'

/** Set by the frame, or by a test. */
export const MarketStateContext = createContext<MarketState>('live')

/** Returns how the market is, by all that is known. */
export function useMarketState(): MarketState {
  return useContext(MarketStateContext)
}

/** How often the market is asked how it is: seldom while all is well, often while it is not. */
const calmMs = 30_000
const troubledMs = 2_000

/** Follows the market's events and works out how it is. Use it once, in the frame. */
export function useWatchedMarket(): MarketState {
  const freshness = useMarketEvents()
  useAskAgain(freshness === 'live')
  const failing = useFailing()
  const isCalm = freshness === 'live' && !failing.market
  const { data, isError } = useHealth({ everyMs: isCalm ? calmMs : troubledMs })
  return marketState({ freshness, failing, health: isError ? 'silent' : (data ?? undefined) })
}

/** Asks again for what is shown and was not answered, once news arrive. */
function useAskAgain(isLive: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isLive) return
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }, [isLive, queryClient])
}

/** Looks at all reads, whoever made them. */
function useFailing() {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  )
  // A text, since the snapshot must be the same while nothing has changed.
  const snapshot = useSyncExternalStore(subscribe, () => {
    const { market, chain } = failingOf(cache.getAll())
    return `${market ? 'market' : ''} ${chain ? 'chain' : ''}`
  })
  return { market: snapshot.includes('market'), chain: snapshot.includes('chain') }
}
