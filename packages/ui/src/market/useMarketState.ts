import { useMarketEvents } from '@souk/react'
import { notifyManager, useQueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Address } from 'viem'
import { failingOf, type MarketState, marketState } from './marketState.js'
import { useAskAgain } from './useAskAgain.js'
import { troubledMs, useHealth } from './useHealth.js'

/** Set by the shell, or by a test. */
export const MarketStateContext = createContext<MarketState>('live')

/** Returns the state of the market. */
export function useMarketState(): MarketState {
  return useContext(MarketStateContext)
}

/** How often to read the market's health while all works. */
const calmMs = 30_000

/**
 * Follows the market's events, determines its state, and compares its clock. Use it once, in the shell.
 *
 * @param account - The connected account, whose events of hidden collections are followed, too.
 */
export function useWatchedMarket(account: Address | undefined): { state: MarketState; ahead: bigint } {
  const freshness = useMarketEvents({ account })
  useAskAgain(freshness === 'live')
  const failing = useFailing()
  const isOffline = useIsOffline()
  const isCalm = freshness === 'live' && !failing.market
  const { data, isError, refetch } = useHealth({ everyMs: isCalm ? calmMs : troubledMs })
  // Without a connection the request fails at once, and a market on this machine answers it.
  useEffect(() => subscribeToConnection(() => void refetch()), [refetch])
  return {
    state: marketState({ freshness, failing, isOffline, health: isError ? 'silent' : (data ?? undefined) }),
    // While the market does not answer, its last answer still tells the difference.
    ahead: data?.ahead ?? 0n,
  }
}

/** Whether the browser says that it has no connection. */
function useIsOffline(): boolean {
  return useSyncExternalStore(subscribeToConnection, () => navigator.onLine === false)
}

function subscribeToConnection(onChange: () => void): () => void {
  const events = ['online', 'offline'] as const
  for (const event of events) window.addEventListener(event, onChange)
  return () => {
    for (const event of events) window.removeEventListener(event, onChange)
  }
}

/** Watches all requests of the page. */
function useFailing() {
  const cache = useQueryClient().getQueryCache()
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  )
  // A text, because the snapshot has to be equal while nothing has changed.
  const snapshot = useSyncExternalStore(subscribe, () => {
    const { market, chain } = failingOf(cache.getAll())
    return `${market ? 'market' : ''} ${chain ? 'chain' : ''}`
  })
  return { market: snapshot.includes('market'), chain: snapshot.includes('chain') }
}
