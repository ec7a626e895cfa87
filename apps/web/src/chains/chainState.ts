import { readHealth } from '@souk/ui/parts/market/useHealth.js'
import { queryOptions } from '@tanstack/react-query'
import type { ChainState } from './ChainsDialog.js'

/** An answer that takes longer counts as missing. */
const longestMs = 5_000

/** Asks the market of a chain whether it responds. A missing answer is an answer too, and no failure of this page. */
export function chainStateQuery(path: string) {
  return queryOptions({
    queryKey: ['chains.state', path],
    retry: false,
    staleTime: 0,
    refetchInterval: 10_000,
    queryFn: async ({ signal }): Promise<NonNullable<ChainState>> => {
      try {
        const answer = await fetch(`${path}/health`, {
          signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)]),
          cache: 'no-store',
        })
        const health = readHealth(await answer.json())
        if (!health) return 'away'
        return health.ready ? 'live' : 'behind'
      } catch {
        return 'away'
      }
    },
  })
}
